ALTER TABLE "blogs" ADD COLUMN "ai_engine" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_engine_known" CHECK (ai_engine in ('built_in', 'model'));