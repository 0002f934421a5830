DROP INDEX "records_terms";--> statement-breakpoint
ALTER TABLE "published_records" ADD COLUMN "versions" jsonb DEFAULT '[]'::jsonb NOT NULL;