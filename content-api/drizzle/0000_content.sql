CREATE TABLE "collections" (
	"name" text PRIMARY KEY NOT NULL,
	"definition" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sequence" bigint NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_state_one_row" CHECK ("content_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"name" text PRIMARY KEY NOT NULL,
	"regions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"name" text PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"path" text PRIMARY KEY NOT NULL,
	"id" integer NOT NULL,
	"status" integer NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"meta" jsonb NOT NULL,
	"regions" jsonb NOT NULL,
	CONSTRAINT "pages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "records" (
	"collection" text NOT NULL,
	"uid" integer NOT NULL,
	"data" jsonb NOT NULL,
	"search" jsonb NOT NULL,
	"sort" jsonb NOT NULL,
	CONSTRAINT "records_collection_uid_pk" PRIMARY KEY("collection","uid")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_url" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_collection_collections_name_fk" FOREIGN KEY ("collection") REFERENCES "public"."collections"("name") ON DELETE cascade ON UPDATE no action;