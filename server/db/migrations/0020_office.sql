DROP INDEX "blogs_deleted_idx";--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "unpublished_reason" text;--> statement-breakpoint
CREATE INDEX "assessments_name_trgm" ON "assessments" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assessments_email_trgm" ON "assessments" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blogs_all_newest_idx" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_title_idx" ON "blogs" USING btree ("title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_views_idx" ON "blogs" USING btree ("views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "mails_failed_first_idx" ON "mails" USING btree ((status = 'failed'),"id");--> statement-breakpoint
CREATE INDEX "mails_status_newest_idx" ON "mails" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "mails_recipient_trgm" ON "mails" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_hidden_idx" ON "reviews" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_written_idx" ON "reviews" USING btree ("id") WHERE text <> '';--> statement-breakpoint
CREATE INDEX "blogs_deleted_idx" ON "blogs" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_notes_length" CHECK (length(notes) <= 5000);--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_reason_of_drafts" CHECK (unpublished_reason is null or status = 'draft');