CREATE TABLE "published_records" (
	"collection" text NOT NULL,
	"uid" integer NOT NULL,
	"matched_at" timestamp with time zone,
	CONSTRAINT "published_records_collection_uid_pk" PRIMARY KEY("collection","uid")
);
--> statement-breakpoint
CREATE TABLE "subscription_alerts" (
	"subscription" bigint NOT NULL,
	"collection" text NOT NULL,
	"uid" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "subscription_alerts_subscription_collection_uid_pk" PRIMARY KEY("subscription","collection","uid")
);
--> statement-breakpoint
ALTER TABLE "subscription_alerts" ADD CONSTRAINT "subscription_alerts_subscription_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_alerts_waiting" ON "subscription_alerts" USING btree ("collection","uid") WHERE "subscription_alerts"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_scope" ON "subscriptions" USING btree ("scope");