CREATE TABLE "subscription_digests" (
	"subscription" bigint NOT NULL,
	"change" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_digests_subscription_change_pk" PRIMARY KEY("subscription","change")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "search" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "frequency" text DEFAULT 'instant' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_digests" ADD CONSTRAINT "subscription_digests_subscription_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_digests" ADD CONSTRAINT "subscription_digests_change_announcement_changes_id_fk" FOREIGN KEY ("change") REFERENCES "public"."announcement_changes"("id") ON DELETE cascade ON UPDATE no action;