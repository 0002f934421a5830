CREATE TABLE "form_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"block" text NOT NULL,
	"values" jsonb NOT NULL,
	"hash" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "announcement_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"sentences" text[] NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_states" (
	"uid" integer PRIMARY KEY NOT NULL,
	"written" jsonb NOT NULL,
	"shown" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subscriptions" bigint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"address" text NOT NULL,
	"company" text NOT NULL,
	"analytics" boolean NOT NULL,
	"scope" text NOT NULL,
	"announcement" integer NOT NULL,
	"subjects" text[] NOT NULL,
	"consent_text" text NOT NULL,
	"form_url" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "form_submissions_hash" ON "form_submissions" USING btree ("hash","received_at");--> statement-breakpoint
CREATE INDEX "form_submissions_received" ON "form_submissions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "announcement_changes_uid" ON "announcement_changes" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "subscription_attempts_address" ON "subscription_attempts" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "subscription_attempts_at" ON "subscription_attempts" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_address_scope" ON "subscriptions" USING btree ("address","scope");--> statement-breakpoint
CREATE INDEX "subscriptions_announcement" ON "subscriptions" USING btree ("announcement");--> statement-breakpoint
CREATE INDEX "subscriptions_subjects" ON "subscriptions" USING gin ("subjects");