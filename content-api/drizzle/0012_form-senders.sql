ALTER TABLE "form_submissions" ADD COLUMN "sender" text;--> statement-breakpoint
CREATE INDEX "form_submissions_sender" ON "form_submissions" USING btree ("sender","received_at");