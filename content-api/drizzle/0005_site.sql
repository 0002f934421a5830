CREATE TABLE "site" (
	"one" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_one_row" CHECK ("site"."one" = 1)
);
