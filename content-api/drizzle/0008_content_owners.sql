CREATE TABLE "content_sources" (
	"owner" text PRIMARY KEY NOT NULL,
	"team" text NOT NULL,
	"files" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
