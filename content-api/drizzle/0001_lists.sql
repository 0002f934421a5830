CREATE TABLE "record_pages" (
	"collection" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"template" jsonb NOT NULL,
	CONSTRAINT "record_pages_path_unique" UNIQUE("path")
);
--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "numbers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "record_pages" ADD CONSTRAINT "record_pages_collection_collections_name_fk" FOREIGN KEY ("collection") REFERENCES "public"."collections"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "records_slug" ON "records" USING btree ("collection","slug");--> statement-breakpoint
CREATE INDEX "records_terms" ON "records" USING gin ("terms") WITH (fastupdate=false);