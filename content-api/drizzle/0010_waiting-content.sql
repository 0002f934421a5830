ALTER TABLE "content_sources" ADD COLUMN "waiting" text;--> statement-breakpoint
ALTER TABLE "content_sources" ADD COLUMN "checked_with" text;