CREATE TABLE "medical_review_requests" (
	"blog_id" bigint PRIMARY KEY NOT NULL,
	"requested_by" bigint,
	"publish" boolean NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"blog_id" bigint,
	"page" text,
	"reviewer_id" bigint,
	"reviewer_name" text NOT NULL,
	"qualification" text NOT NULL,
	"registration" text NOT NULL,
	"decision" text NOT NULL,
	"substance" text NOT NULL,
	"reviewed_text" text NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "medical_reviews_one_text" CHECK (num_nonnulls(blog_id, page) = 1),
	CONSTRAINT "medical_reviews_decision_known" CHECK (decision in ('approved', 'sent_back')),
	CONSTRAINT "medical_reviews_due_when_approved" CHECK ((decision = 'approved') = (due_on is not null))
);
--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "substance" text GENERATED ALWAYS AS (md5(lower(btrim(regexp_replace(title || ' ' || summary || ' ' || content_text, '[ !-/:-@[-`{-~]+', ' ', 'g'))))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_review_requests" ADD CONSTRAINT "medical_review_requests_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_review_requests" ADD CONSTRAINT "medical_review_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reviews" ADD CONSTRAINT "medical_reviews_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reviews" ADD CONSTRAINT "medical_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_review_requests_user_idx" ON "medical_review_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "medical_reviews_blog_idx" ON "medical_reviews" USING btree ("blog_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "medical_reviews_page_idx" ON "medical_reviews" USING btree ("page","id" DESC NULLS FIRST) WHERE page is not null;--> statement-breakpoint
CREATE INDEX "medical_reviews_reviewer_idx" ON "medical_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE TRIGGER medical_reviews_content_inserted AFTER INSERT ON medical_reviews REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('decision = ''approved''',
    '''blog:'' || blog_id, ''health-page:'' || page');
