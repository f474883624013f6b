CREATE TABLE "blog_search" (
	"blog_id" bigint PRIMARY KEY NOT NULL,
	"author_id" bigint,
	"category" text NOT NULL,
	"is_published" boolean NOT NULL,
	"content_text" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_title_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "blogs_search_idx";--> statement-breakpoint
DROP INDEX "blogs_title_trgm";--> statement-breakpoint
DROP INDEX "blogs_author_trgm";--> statement-breakpoint
ALTER TABLE "blog_search" ADD CONSTRAINT "blog_search_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_search_author_idx" ON "blog_search" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_search_words_idx" ON "blog_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "blog_title_words_trgm" ON "blog_title_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blogs_author_views_idx" ON "blogs" USING btree ("author_id","views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_author_title_idx" ON "blogs" USING btree ("author_id","title","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
ALTER TABLE "blogs" DROP COLUMN "search";