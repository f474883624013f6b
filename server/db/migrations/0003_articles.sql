CREATE TABLE "blog_counts" (
	"author_id" bigint NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"articles" integer NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "blog_counts_author_id_category_status_pk" PRIMARY KEY("author_id","category","status")
);
--> statement-breakpoint
CREATE TABLE "blog_daily_views" (
	"blog_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "blog_daily_views_blog_id_day_pk" PRIMARY KEY("blog_id","day")
);
--> statement-breakpoint
CREATE TABLE "blog_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"sizes" jsonb NOT NULL,
	"uploaded_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_readers" (
	"day" date NOT NULL,
	"blog_id" bigint NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "blog_readers_day_blog_id_reader_pk" PRIMARY KEY("day","blog_id","reader")
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"blog_id" bigint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"saved_by" bigint,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_working_copies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_working_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"blog_id" bigint,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_working_copies_key" UNIQUE NULLS NOT DISTINCT("user_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint,
	"author_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"content_text" text NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured_image" jsonb,
	"ai_generated" boolean DEFAULT false NOT NULL,
	"ai_reviewed" boolean DEFAULT false NOT NULL,
	"read_minutes" integer NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" bigint,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B') || setweight(to_tsvector('english', left(content_text, 100000)), 'C') || setweight(to_tsvector('english', author_name), 'D')) STORED,
	CONSTRAINT "blogs_status_known" CHECK (status in ('draft', 'published')),
	CONSTRAINT "blogs_category_known" CHECK (category in ('diet', 'fitness', 'yoga', 'mental_health', 'recipes', 'lifestyle')),
	CONSTRAINT "blogs_views_positive" CHECK (views_count >= 0)
);
--> statement-breakpoint
ALTER TABLE "blog_daily_views" ADD CONSTRAINT "blog_daily_views_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_images" ADD CONSTRAINT "blog_images_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_readers" ADD CONSTRAINT "blog_readers_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_working_copies" ADD CONSTRAINT "blog_working_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_working_copies" ADD CONSTRAINT "blog_working_copies_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_images_url_idx" ON "blog_images" USING btree ("url");--> statement-breakpoint
CREATE INDEX "blog_images_created_idx" ON "blog_images" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blog_images_uploader_idx" ON "blog_images" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "blog_readers_blog_idx" ON "blog_readers" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blog_versions_blog_idx" ON "blog_versions" USING btree ("blog_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_versions_saver_idx" ON "blog_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "blog_working_copies_blog_idx" ON "blog_working_copies" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blogs_newest_idx" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_views_idx" ON "blogs" USING btree ("views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_title_idx" ON "blogs" USING btree ("title","id") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_category_newest_idx" ON "blogs" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_author_newest_idx" ON "blogs" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blogs_deleted_idx" ON "blogs" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "blogs_deleter_idx" ON "blogs" USING btree ("deleted_by") WHERE deleted_by is not null;--> statement-breakpoint
CREATE INDEX "blogs_search_idx" ON "blogs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "blogs_title_trgm" ON "blogs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blogs_author_trgm" ON "blogs" USING gin ("author_name" gin_trgm_ops);