ALTER TABLE "records" ADD COLUMN "hidden_from" date;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "hidden_from" date;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "hidden_from" date;