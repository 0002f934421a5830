CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"kind_label" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"title_stems" text NOT NULL,
	"description" text NOT NULL,
	"passages" jsonb NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"display" text NOT NULL,
	"stem" text NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_vector" ON "search_entries" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);