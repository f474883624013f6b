DROP TRIGGER blogs_places_insert ON blogs;
--> statement-breakpoint
DROP TRIGGER blogs_places_update ON blogs;
--> statement-breakpoint
DROP TRIGGER blogs_places_delete ON blogs;
--> statement-breakpoint
DROP TRIGGER directory_places_insert ON dietitian_profiles;
--> statement-breakpoint
DROP TRIGGER directory_places_update ON dietitian_profiles;
--> statement-breakpoint
DROP TRIGGER directory_places_delete ON dietitian_profiles;
--> statement-breakpoint
DROP TRIGGER requests_places_insert ON consultation_requests;
--> statement-breakpoint
DROP TRIGGER requests_places_update ON consultation_requests;
--> statement-breakpoint
DROP TRIGGER requests_places_delete ON consultation_requests;
--> statement-breakpoint
DROP FUNCTION blogs_places_changed();
--> statement-breakpoint
DROP FUNCTION directory_places_changed();
--> statement-breakpoint
DROP FUNCTION requests_places_changed();
--> statement-breakpoint
DROP FUNCTION forget_titles();
--> statement-breakpoint
DROP FUNCTION blog_places(bigint, text, text, timestamptz, timestamptz, text, integer);
--> statement-breakpoint
DROP FUNCTION directory_places(bigint, boolean, text, boolean, numeric, integer, numeric, smallint);
--> statement-breakpoint
DROP FUNCTION request_places(bigint, bigint, text, timestamptz, timestamptz);
--> statement-breakpoint
DROP FUNCTION microseconds(timestamptz);
--> statement-breakpoint
DROP AGGREGATE sum_counts(integer[]);
--> statement-breakpoint
DROP FUNCTION add_counts(integer[], integer[]);
--> statement-breakpoint
DROP TABLE "list_changes";--> statement-breakpoint
DROP TABLE "list_marks";--> statement-breakpoint
DROP TABLE "list_totals";--> statement-breakpoint
DROP INDEX "blogs_newest_idx";--> statement-breakpoint
DROP INDEX "blogs_views_idx";--> statement-breakpoint
DROP INDEX "blogs_title_idx";--> statement-breakpoint
DROP INDEX "blogs_all_newest_idx";--> statement-breakpoint
DROP INDEX "blogs_all_title_idx";--> statement-breakpoint
DROP INDEX "blogs_all_views_idx";--> statement-breakpoint
DROP INDEX "consultation_requests_waiting_idx";--> statement-breakpoint
DROP INDEX "consultation_requests_all_waiting_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_listed_rating_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_listed_fee_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_listed_highest_fee_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_listed_most_experience_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_listed_experience_idx";--> statement-breakpoint
CREATE INDEX "blogs_newest_idx" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_views_idx" ON "blogs" USING btree ("views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_title_idx" ON "blogs" USING btree ("title","id","category") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_newest_idx" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_title_idx" ON "blogs" USING btree ("title","id","category","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_views_idx" ON "blogs" USING btree ("views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "consultation_requests_waiting_idx" ON "consultation_requests" USING btree ("dietitian_id","waiting_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "consultation_requests_all_waiting_idx" ON "consultation_requests" USING btree ("waiting_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_rating_idx" ON "dietitian_profiles" USING btree ("rating" DESC NULLS LAST,"review_count" DESC NULLS FIRST,"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_fee_idx" ON "dietitian_profiles" USING btree ("consultation_fee","user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_highest_fee_idx" ON "dietitian_profiles" USING btree ("consultation_fee" DESC NULLS LAST,"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_most_experience_idx" ON "dietitian_profiles" USING btree ("experience_years" DESC NULLS FIRST,"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_experience_idx" ON "dietitian_profiles" USING btree ("experience_years","user_id","specialization","is_available") WHERE is_listed;
--> statement-breakpoint
DROP FUNCTION request_waiting(timestamptz, timestamptz);
--> statement-breakpoint
DROP FUNCTION directory_by_rating(numeric, integer);
--> statement-breakpoint
DROP FUNCTION directory_by_fee(numeric);
--> statement-breakpoint
DROP FUNCTION directory_by_highest_fee(numeric);
