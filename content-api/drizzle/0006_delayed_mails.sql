ALTER TABLE "mails" ADD COLUMN "turn" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "request" text;--> statement-breakpoint
CREATE INDEX "mails_delayed" ON "mails" USING btree ("turn","due_at") WHERE "mails"."state" = 'waiting' and "mails"."turn" is not null;--> statement-breakpoint
CREATE INDEX "mails_delayed_sent" ON "mails" USING btree ("finished_at") WHERE "mails"."turn" is not null;