CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Hashes of the pictures in a text or a list of sizes. The indexes on it tell the daily job which rows show a picture.
CREATE FUNCTION picture_hashes(named text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN named LIKE '%/media/pictures/%' THEN ARRAY(
    SELECT DISTINCT found[1] FROM regexp_matches(named, '/media/pictures/([0-9a-f]{32})-[0-9]', 'g') AS found ORDER BY 1
  ) ELSE '{}'::text[] END
$$;
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"refresh_hash" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" "inet",
	"device_hash" text,
	"password_verified_at" timestamp with time zone,
	"device_change_reported_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"accounts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"full_name" text GENERATED ALWAYS AS (first_name || ' ' || last_name) STORED NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"phone_number" text,
	"weight" numeric(5, 2),
	"height" numeric(5, 2),
	"age" smallint,
	"gender" text,
	"email_verified_at" timestamp with time zone,
	"otp_secret" text,
	"otp_enabled_at" timestamp with time zone,
	"otp_last_step" integer,
	"muted_mails" text[] DEFAULT '{}' NOT NULL,
	"delete_on" timestamp with time zone,
	"keep_articles" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK (role in ('user', 'dietitian', 'admin')),
	CONSTRAINT "users_gender_known" CHECK (gender in ('male', 'female', 'other')),
	CONSTRAINT "users_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "users_age_range" CHECK (age between 1 and 120),
	CONSTRAINT "users_measures_range" CHECK (weight between 1 and 999.99 and height between 1 and 999.99),
	CONSTRAINT "users_otp_has_secret" CHECK (otp_enabled_at is null or otp_secret is not null)
);
--> statement-breakpoint
CREATE TABLE "ai_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"action" text NOT NULL,
	"engine" text NOT NULL,
	"model" text,
	"outcome" text NOT NULL,
	"requests" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"took_ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_calls_action_known" CHECK (action in ('generate', 'improve', 'summarise')),
	CONSTRAINT "ai_calls_engine_known" CHECK (engine in ('built_in', 'model')),
	CONSTRAINT "ai_calls_outcome_known" CHECK (outcome in ('done', 'failed', 'too_slow', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "dietitian_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dietitian_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"qualification" text NOT NULL,
	"registration_number" text NOT NULL,
	"registration_council" text NOT NULL,
	"years_experience" smallint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	CONSTRAINT "dietitian_applications_status_known" CHECK (status in ('pending', 'approved', 'declined')),
	CONSTRAINT "dietitian_applications_years_range" CHECK (years_experience between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_documents_kind_known" CHECK (kind in ('pdf', 'image'))
);
--> statement-breakpoint
CREATE TABLE "stored_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_exports" (
	"entry_id" bigint NOT NULL,
	"ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assessment_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"may_show" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"age" smallint NOT NULL,
	"gender" text NOT NULL,
	"height" numeric(5, 2) NOT NULL,
	"weight" numeric(5, 2) NOT NULL,
	"specific_concern" text,
	"pregnancy" text,
	"medicines" text,
	"allergies" text,
	"diagnoses" text,
	"eating_disorder" text,
	"eating_style" text,
	"is_minor" boolean DEFAULT false NOT NULL,
	"guardian_name" text,
	"guardian_consent" boolean DEFAULT false NOT NULL,
	"notice_version" text,
	"notice_accepted_at" timestamp with time zone,
	"status" text DEFAULT 'new' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessments_status_known" CHECK (status in ('new', 'contacted', 'done')),
	CONSTRAINT "assessments_gender_known" CHECK (gender in ('male', 'female', 'other')),
	CONSTRAINT "assessments_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "assessments_age_range" CHECK (age between 1 and 120),
	CONSTRAINT "assessments_measures_range" CHECK (weight between 1 and 300 and height between 50 and 250),
	CONSTRAINT "assessments_concern_length" CHECK (length(specific_concern) <= 150),
	CONSTRAINT "assessments_pregnancy_known" CHECK (pregnancy in ('none', 'pregnant', 'breastfeeding')),
	CONSTRAINT "assessments_eating_disorder_known" CHECK (eating_disorder in ('never', 'past', 'current')),
	CONSTRAINT "assessments_eating_style_known" CHECK (eating_style in ('vegetarian', 'eggetarian', 'non_vegetarian', 'vegan', 'jain', 'other')),
	CONSTRAINT "assessments_screening_length" CHECK (length(medicines) <= 500 and length(allergies) <= 500 and length(diagnoses) <= 500),
	CONSTRAINT "assessments_notes_length" CHECK (length(notes) <= 5000),
	CONSTRAINT "assessments_notice_whole" CHECK ((notice_version is null) = (notice_accepted_at is null))
);
--> statement-breakpoint
CREATE TABLE "audit_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"entries" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_access_markers" (
	"actor_id" bigint NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_access_markers_actor_id_action_target_type_target_id_pk" PRIMARY KEY("actor_id","action","target_type","target_id")
);
--> statement-breakpoint
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
	"ai_engine" text,
	"ai_reviewed" boolean DEFAULT false NOT NULL,
	"read_minutes" integer NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" bigint,
	"unpublished_reason" text,
	"creation_key" uuid,
	CONSTRAINT "blogs_status_known" CHECK (status in ('draft', 'published')),
	CONSTRAINT "blogs_category_known" CHECK (category in ('diet', 'fitness', 'yoga', 'mental_health', 'recipes', 'lifestyle')),
	CONSTRAINT "blogs_engine_known" CHECK (ai_engine in ('built_in', 'model')),
	CONSTRAINT "blogs_reason_of_drafts" CHECK (unpublished_reason is null or status = 'draft'),
	CONSTRAINT "blogs_views_positive" CHECK (views_count >= 0)
);
--> statement-breakpoint
CREATE TABLE "consultation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"author_id" bigint,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"idempotency_key" uuid
);
--> statement-breakpoint
CREATE TABLE "consultation_notes" (
	"request_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consultation_notes_request_id_author_id_pk" PRIMARY KEY("request_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" bigint,
	"dietitian_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"age" smallint,
	"gender" text,
	"message" text NOT NULL,
	"health_concern" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"admin_notes" text,
	"priority" text NOT NULL,
	"chosen_priority" text,
	"is_minor" boolean DEFAULT false NOT NULL,
	"guardian_name" text,
	"guardian_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replied_at" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"idempotency_key" uuid,
	CONSTRAINT "consultation_requests_status_known" CHECK (status in ('pending', 'replied', 'closed')),
	CONSTRAINT "consultation_requests_priority_known" CHECK (priority in ('high', 'medium', 'low')),
	CONSTRAINT "consultation_requests_chosen_priority_known" CHECK (chosen_priority in ('high', 'medium', 'low')),
	CONSTRAINT "consultation_requests_not_to_oneself" CHECK (client_id <> dietitian_id)
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"keys" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dietitian_credentials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dietitian_credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dietitian_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"council" text,
	"number" text,
	"checked_on" date NOT NULL,
	"expires_on" date,
	"note" text,
	"checked_by" bigint,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dietitian_credentials_kind_known" CHECK (kind in ('qualification', 'registration')),
	CONSTRAINT "dietitian_credentials_named" CHECK (case kind when 'qualification' then title is not null else council is not null and number is not null end),
	CONSTRAINT "dietitian_credentials_dates" CHECK (expires_on > checked_on)
);
--> statement-breakpoint
CREATE TABLE "dietitian_profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"specialization" text,
	"experience_years" smallint DEFAULT 0 NOT NULL,
	"consultation_fee" numeric(10, 2),
	"is_available" boolean DEFAULT true NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"first_reply_minutes" integer,
	"picture" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dietitian_profiles_specialization_known" CHECK (specialization in ('weight_loss', 'diabetes', 'sports_nutrition', 'pediatric', 'geriatric', 'general')),
	CONSTRAINT "dietitian_profiles_experience_range" CHECK (experience_years between 0 and 50),
	CONSTRAINT "dietitian_profiles_fee_positive" CHECK (consultation_fee > 0),
	CONSTRAINT "dietitian_profiles_rating_range" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "stored_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"sizes" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"orphaned_since" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"props" jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_status_known" CHECK (status in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_articles" boolean DEFAULT true NOT NULL,
	CONSTRAINT "erasures_target_type_target_id_pk" PRIMARY KEY("target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"client_id" bigint,
	"dietitian_id" bigint,
	"rating" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" bigint,
	"hidden_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_request_key" UNIQUE("request_id"),
	CONSTRAINT "reviews_rating_range" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_settings_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"settings" jsonb NOT NULL,
	"changed_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD CONSTRAINT "dietitian_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD CONSTRAINT "dietitian_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_dietitian_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."dietitian_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_file_key_stored_documents_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_documents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_exports" ADD CONSTRAINT "assessment_exports_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_links" ADD CONSTRAINT "assessment_links_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_access_markers" ADD CONSTRAINT "audit_access_markers_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_search" ADD CONSTRAINT "blog_search_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_daily_views" ADD CONSTRAINT "blog_daily_views_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_readers" ADD CONSTRAINT "blog_readers_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_working_copies" ADD CONSTRAINT "blog_working_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_working_copies" ADD CONSTRAINT "blog_working_copies_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_dietitian_id_users_id_fk" FOREIGN KEY ("dietitian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_credentials" ADD CONSTRAINT "dietitian_credentials_dietitian_id_users_id_fk" FOREIGN KEY ("dietitian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_credentials" ADD CONSTRAINT "dietitian_credentials_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD CONSTRAINT "dietitian_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_dietitian_id_users_id_fk" FOREIGN KEY ("dietitian_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_users_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings_versions" ADD CONSTRAINT "site_settings_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_notice_once" ON "consents" USING btree ("user_id",(details->>'assessment')) WHERE kind = 'assessment_notice';--> statement-breakpoint
CREATE UNIQUE INDEX "email_verifications_token_key" ON "email_verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_user_idx" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_expires_idx" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_token_key" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_user_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires_idx" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_user_code_key" ON "recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_counts_role_idx" ON "user_counts" USING btree ("role","is_active");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_role_created_idx" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "users_delete_idx" ON "users" USING btree ("delete_on") WHERE delete_on is not null;--> statement-breakpoint
CREATE INDEX "users_demo_idx" ON "users" USING btree ("id") WHERE is_demo;--> statement-breakpoint
CREATE INDEX "users_created_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_disabled_idx" ON "users" USING btree ("created_at","id") WHERE not is_active;--> statement-breakpoint
CREATE INDEX "users_full_name_trgm" ON "users" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_trgm" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ai_calls_user_idx" ON "ai_calls" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_age_idx" ON "ai_calls" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dietitian_applications_waiting_key" ON "dietitian_applications" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "dietitian_applications_user_idx" ON "dietitian_applications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "dietitian_applications_decider_idx" ON "dietitian_applications" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "dietitian_applications_status_idx" ON "dietitian_applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "application_documents_application_idx" ON "application_documents" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_documents_file_key" ON "application_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "assessment_exports_entry_idx" ON "assessment_exports" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "assessment_exports_ids_idx" ON "assessment_exports" USING gin ("ids");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_links_token_key" ON "assessment_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "assessment_links_assessment_idx" ON "assessment_links" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "assessments_status_idx" ON "assessments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "assessments_email_idx" ON "assessments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "assessments_created_idx" ON "assessments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assessments_name_trgm" ON "assessments" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "assessments_email_trgm" ON "assessments" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_counts_action_idx" ON "audit_counts" USING btree ("action");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_action_idx" ON "audit_entries" USING btree ("actor_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_idx" ON "audit_entries" USING btree ("target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_type_idx" ON "audit_entries" USING btree ("target_type","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_listed_idx" ON "audit_entries" USING gin (after jsonb_path_ops) WHERE action = 'request.listed';--> statement-breakpoint
CREATE INDEX "audit_access_markers_age_idx" ON "audit_access_markers" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "blog_search_author_idx" ON "blog_search" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_search_words_idx" ON "blog_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "blog_title_words_trgm" ON "blog_title_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_readers_blog_idx" ON "blog_readers" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blog_versions_blog_idx" ON "blog_versions" USING btree ("blog_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_versions_saver_idx" ON "blog_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "blog_versions_pictures_idx" ON "blog_versions" USING gin (picture_hashes(content)) WHERE content like '%/media/pictures/%';--> statement-breakpoint
CREATE INDEX "blog_working_copies_blog_idx" ON "blog_working_copies" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blog_working_copies_pictures_idx" ON "blog_working_copies" USING gin (picture_hashes(fields->>'content')) WHERE fields->>'content' like '%/media/pictures/%';--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_creation_key" ON "blogs" USING btree ("author_id","creation_key") WHERE creation_key is not null;--> statement-breakpoint
CREATE INDEX "blogs_newest_idx" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_views_idx" ON "blogs" USING btree ("views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_title_idx" ON "blogs" USING btree ("title","id","category") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_category_newest_idx" ON "blogs" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_author_newest_idx" ON "blogs" USING btree ("author_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blogs_author_views_idx" ON "blogs" USING btree ("author_id","views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_author_title_idx" ON "blogs" USING btree ("author_id","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_newest_idx" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_title_idx" ON "blogs" USING btree ("title","id","category","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_all_views_idx" ON "blogs" USING btree ("views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST,"category","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_published_idx" ON "blogs" USING btree ("published_at") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_deleted_idx" ON "blogs" USING btree ("deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "blogs_deleter_idx" ON "blogs" USING btree ("deleted_by") WHERE deleted_by is not null;--> statement-breakpoint
CREATE INDEX "blogs_pictures_idx" ON "blogs" USING gin (picture_hashes(content)) WHERE content like '%/media/pictures/%';--> statement-breakpoint
CREATE INDEX "blogs_featured_idx" ON "blogs" USING gin (picture_hashes(featured_image::text)) WHERE featured_image is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_messages_idempotency_key_idx" ON "consultation_messages" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "consultation_messages_request_idx" ON "consultation_messages" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "consultation_messages_unread_idx" ON "consultation_messages" USING btree ("request_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "consultation_messages_author_idx" ON "consultation_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "consultation_notes_author_idx" ON "consultation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_requests_idempotency_key_idx" ON "consultation_requests" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "consultation_requests_dietitian_idx" ON "consultation_requests" USING btree ("dietitian_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_requests_dietitian_status_idx" ON "consultation_requests" USING btree ("dietitian_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_requests_waiting_idx" ON "consultation_requests" USING btree ("dietitian_id","waiting_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "consultation_requests_all_waiting_idx" ON "consultation_requests" USING btree ("waiting_since","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status");--> statement-breakpoint
CREATE INDEX "consultation_requests_first_reply_idx" ON "consultation_requests" USING btree ("dietitian_id") WHERE first_reply_at is not null;--> statement-breakpoint
CREATE INDEX "consultation_requests_replied_idx" ON "consultation_requests" USING btree ("first_reply_at","created_at") WHERE first_reply_at is not null;--> statement-breakpoint
CREATE INDEX "consultation_requests_client_idx" ON "consultation_requests" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_requests_created_idx" ON "consultation_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consultation_requests_status_idx" ON "consultation_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "content_changes_xid_idx" ON "content_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "content_changes_created_idx" ON "content_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dietitian_credentials_dietitian_idx" ON "dietitian_credentials" USING btree ("dietitian_id","id");--> statement-breakpoint
CREATE INDEX "dietitian_credentials_checker_idx" ON "dietitian_credentials" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "dietitian_credentials_expiry_idx" ON "dietitian_credentials" USING btree ("expires_on") WHERE expires_on is not null;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_rating_idx" ON "dietitian_profiles" USING btree ("rating" DESC NULLS LAST,"review_count" DESC NULLS FIRST,"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_fee_idx" ON "dietitian_profiles" USING btree ("consultation_fee","user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_highest_fee_idx" ON "dietitian_profiles" USING btree ("consultation_fee" DESC NULLS LAST,"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_most_experience_idx" ON "dietitian_profiles" USING btree ("experience_years" DESC NULLS FIRST,"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_experience_idx" ON "dietitian_profiles" USING btree ("experience_years","user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_specialization_idx" ON "dietitian_profiles" USING btree ("specialization");--> statement-breakpoint
CREATE INDEX "dietitian_profiles_picture_idx" ON "dietitian_profiles" USING gin (picture_hashes(picture::text)) WHERE picture is not null;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_bio_trgm" ON "dietitian_profiles" USING gin ("bio" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stored_pictures_orphaned_idx" ON "stored_pictures" USING btree ("orphaned_since","hash") WHERE orphaned_since is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "mails_failed_first_idx" ON "mails" USING btree ((status = 'failed'),"id");--> statement-breakpoint
CREATE INDEX "mails_status_newest_idx" ON "mails" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "mails_recipient_trgm" ON "mails" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "erasures_age_idx" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "reviews_dietitian_idx" ON "reviews" USING btree ("dietitian_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_shown_rating_idx" ON "reviews" USING btree ("dietitian_id","rating") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden_idx" ON "reviews" USING btree ("id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reviews_written_idx" ON "reviews" USING btree ("id") WHERE text <> '';--> statement-breakpoint
CREATE INDEX "reviews_client_idx" ON "reviews" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "reviews_hider_idx" ON "reviews" USING btree ("hidden_by") WHERE hidden_by is not null;--> statement-breakpoint
CREATE INDEX "saved_replies_user_idx" ON "saved_replies" USING btree ("user_id","title","id");--> statement-breakpoint
CREATE INDEX "site_settings_versions_changed_by_idx" ON "site_settings_versions" USING btree ("changed_by");
--> statement-breakpoint
-- A search reads thousands of rows of blog_search: long values are stored out of line, so that many rows share a page.
-- The vector is not compressed, because unpacking it costs more than reading it.
ALTER TABLE blog_search SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE blog_search ALTER COLUMN words SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Copies the author's name into each article, because the search vector contains it.
CREATE FUNCTION blogs_copy_author_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author_name := coalesce((SELECT full_name FROM users WHERE id = NEW.author_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_author_name BEFORE INSERT OR UPDATE OF author_id ON blogs
  FOR EACH ROW EXECUTE FUNCTION blogs_copy_author_name();
--> statement-breakpoint
CREATE FUNCTION users_copy_name_to_blogs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blogs SET author_name = NEW.full_name WHERE author_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_author_name AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION users_copy_name_to_blogs();
--> statement-breakpoint
-- Counts articles for each author and, as author 0, for all together; deleted articles do not count. It updates the
-- counts once per statement and in key order, so that two writers cannot deadlock.
CREATE FUNCTION blog_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO blog_counts AS stored (author_id, category, status, articles, views)
      SELECT a.author_id, n.category, n.status, count(*), sum(n.views_count)
      FROM new_rows n CROSS JOIN LATERAL (VALUES (n.author_id), (0::bigint)) AS a (author_id)
      WHERE n.deleted_at IS NULL AND a.author_id IS NOT NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (author_id, category, status) DO UPDATE
      SET articles = stored.articles + excluded.articles, views = stored.views + excluded.views;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO blog_counts AS stored (author_id, category, status, articles, views)
      SELECT a.author_id, o.category, o.status, -count(*), -sum(o.views_count)
      FROM old_rows o CROSS JOIN LATERAL (VALUES (o.author_id), (0::bigint)) AS a (author_id)
      WHERE o.deleted_at IS NULL AND a.author_id IS NOT NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (author_id, category, status) DO UPDATE
      SET articles = stored.articles + excluded.articles, views = stored.views + excluded.views;
  ELSE
    INSERT INTO blog_counts AS stored (author_id, category, status, articles, views)
      SELECT a.author_id, r.category, r.status, sum(r.one), sum(r.one * r.views_count)
      FROM (
        SELECT author_id, category, status, views_count, deleted_at, 1 AS one FROM new_rows
        UNION ALL
        SELECT author_id, category, status, views_count, deleted_at, -1 FROM old_rows
      ) r CROSS JOIN LATERAL (VALUES (r.author_id), (0::bigint)) AS a (author_id)
      WHERE r.deleted_at IS NULL AND a.author_id IS NOT NULL
      GROUP BY 1, 2, 3
      HAVING sum(r.one) <> 0 OR sum(r.one * r.views_count) <> 0
      ORDER BY 1, 2, 3
    ON CONFLICT (author_id, category, status) DO UPDATE
      SET articles = stored.articles + excluded.articles, views = stored.views + excluded.views;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_counted_insert AFTER INSERT ON blogs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blog_counts_update();
--> statement-breakpoint
CREATE TRIGGER blogs_counted_update AFTER UPDATE ON blogs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blog_counts_update();
--> statement-breakpoint
CREATE TRIGGER blogs_counted_delete AFTER DELETE ON blogs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION blog_counts_update();
--> statement-breakpoint
-- Locks the pictures that a row begins to show, so that they are not removed meanwhile, and marks those that it no longer
-- shows: the daily job checks whether another row does. In key order, so that two writers cannot deadlock.
CREATE FUNCTION pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  referenced text[] := '{}';
  released text[] := '{}';
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'blogs' THEN
      IF TG_OP <> 'DELETE' THEN referenced := picture_hashes(NEW.content) || picture_hashes(NEW.featured_image::text); END IF;
      IF TG_OP <> 'INSERT' THEN released := picture_hashes(OLD.content) || picture_hashes(OLD.featured_image::text); END IF;
    WHEN 'blog_versions' THEN
      IF TG_OP <> 'DELETE' THEN referenced := picture_hashes(NEW.content); END IF;
      IF TG_OP <> 'INSERT' THEN released := picture_hashes(OLD.content); END IF;
    WHEN 'blog_working_copies' THEN
      IF TG_OP <> 'DELETE' THEN referenced := picture_hashes(NEW.fields->>'content'); END IF;
      IF TG_OP <> 'INSERT' THEN released := picture_hashes(OLD.fields->>'content'); END IF;
    WHEN 'dietitian_profiles' THEN
      IF TG_OP <> 'DELETE' THEN referenced := picture_hashes(NEW.picture::text); END IF;
      IF TG_OP <> 'INSERT' THEN released := picture_hashes(OLD.picture::text); END IF;
  END CASE;
  IF cardinality(referenced) > 0 THEN
    PERFORM FROM stored_pictures WHERE hash = ANY (referenced) ORDER BY hash FOR KEY SHARE;
  END IF;
  IF NOT released <@ referenced THEN
    UPDATE stored_pictures SET orphaned_since = now() WHERE hash IN (
      SELECT hash FROM stored_pictures WHERE hash = ANY (released) AND hash <> ALL (referenced) ORDER BY hash FOR NO KEY UPDATE
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_pictures AFTER INSERT OR DELETE OR UPDATE OF content, featured_image ON blogs
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
CREATE TRIGGER blog_versions_pictures AFTER INSERT OR DELETE OR UPDATE OF content ON blog_versions
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
CREATE TRIGGER blog_working_copies_pictures AFTER INSERT OR DELETE OR UPDATE OF fields ON blog_working_copies
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_pictures AFTER INSERT OR DELETE OR UPDATE OF picture ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
-- Each vector also contains the block of 32,768 ids it belongs to, a word that no reader can type: the index alone then
-- finds the newest matches of a very common word.
CREATE FUNCTION blog_search_vector(id bigint, title text, summary text, body text, author_name text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', title), 'A')
    || setweight(to_tsvector('pg_catalog.english', summary), 'B')
    -- A search vector may not exceed one megabyte.
    || setweight(to_tsvector('pg_catalog.english', left(body, 100000)), 'C')
    || setweight(to_tsvector('pg_catalog.english', author_name), 'D')
    || array_to_tsvector(ARRAY['~' || (id >> 15)])
$$;
--> statement-breakpoint
-- Adds words once per statement and in order: row by row, two writers of several articles could deadlock.
CREATE FUNCTION blog_search_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO blog_search (blog_id, author_id, category, is_published, content_text, words)
  VALUES (NEW.id, NEW.author_id, NEW.category, NEW.status = 'published' AND NEW.deleted_at IS NULL, NEW.content_text,
    blog_search_vector(NEW.id, NEW.title, NEW.summary, NEW.content_text, NEW.author_name))
  ON CONFLICT (blog_id) DO UPDATE SET author_id = excluded.author_id, category = excluded.category,
    is_published = excluded.is_published, content_text = excluded.content_text, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counting a view must not update the index of words, so views_count is not listed.
CREATE TRIGGER blogs_search_updated
  AFTER INSERT OR UPDATE OF title, summary, content_text, author_id, author_name, category, status, deleted_at ON blogs
  FOR EACH ROW EXECUTE FUNCTION blog_search_update();
--> statement-breakpoint
CREATE FUNCTION blog_title_words_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO blog_title_words (word)
      SELECT DISTINCT word
      FROM new_rows n, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', n.title || ' ' || n.author_name))) AS word
      ORDER BY word
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO blog_title_words (word)
      SELECT DISTINCT word
      FROM new_rows n JOIN old_rows o ON o.id = n.id,
        unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', n.title || ' ' || n.author_name))) AS word
      WHERE (n.title, n.author_name) IS DISTINCT FROM (o.title, o.author_name)
      ORDER BY word
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_title_words_insert AFTER INSERT ON blogs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blog_title_words_add();
--> statement-breakpoint
CREATE TRIGGER blogs_title_words_update AFTER UPDATE ON blogs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blog_title_words_add();
--> statement-breakpoint
-- Adds to a row of this action that no other transaction has locked, or to a new one: writing the log never waits for
-- another transaction and cannot deadlock.
CREATE FUNCTION audit_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
  free bigint;
BEGIN
  FOR change IN
    SELECT action, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS entries FROM changed_rows GROUP BY action
  LOOP
    SELECT id INTO free FROM audit_counts WHERE action = change.action FOR UPDATE SKIP LOCKED LIMIT 1;
    IF FOUND THEN
      UPDATE audit_counts SET entries = entries + change.entries WHERE id = free;
    ELSE
      INSERT INTO audit_counts (action, entries) VALUES (change.action, change.entries);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_counted_insert AFTER INSERT ON audit_entries
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_counts_update();
--> statement-breakpoint
CREATE TRIGGER audit_entries_counted_delete AFTER DELETE ON audit_entries
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_counts_update();
--> statement-breakpoint
-- As in audit_counts_update: adds to a row that is not locked, so that no sign-up waits for another.
CREATE FUNCTION user_counts_add(of_role text, of_active boolean, change bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free bigint;
BEGIN
  SELECT id INTO free FROM user_counts
    WHERE role = of_role AND is_active = of_active FOR UPDATE SKIP LOCKED LIMIT 1;
  IF FOUND THEN
    UPDATE user_counts SET accounts = accounts + change WHERE id = free;
  ELSE
    INSERT INTO user_counts (role, is_active, accounts) VALUES (of_role, of_active, change);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION user_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM user_counts_add(role, is_active, count(*)) FROM new_rows GROUP BY role, is_active;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM user_counts_add(role, is_active, -count(*)) FROM old_rows GROUP BY role, is_active;
  ELSE
    PERFORM user_counts_add(role, is_active, sum(one)::bigint) FROM (
      SELECT role, is_active, 1::bigint AS one FROM new_rows
      UNION ALL
      SELECT role, is_active, -1 FROM old_rows
    ) AS changed GROUP BY role, is_active HAVING sum(one) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION user_counts_update();
--> statement-breakpoint
CREATE TRIGGER users_counted_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION user_counts_update();
--> statement-breakpoint
CREATE TRIGGER users_counted_update AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION user_counts_update();
--> statement-breakpoint
-- The notification is empty: each listening process reads the new rows.
CREATE FUNCTION content_changes_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('thali_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_changes_notified AFTER INSERT ON content_changes
  FOR EACH STATEMENT EXECUTE FUNCTION content_changes_notify();
--> statement-breakpoint
-- For inserted and deleted rows. Arguments, both as SQL: which rows are public, then the cache tags of a row. More than a
-- hundred rows invalidate everything, which costs less than naming each.
CREATE FUNCTION content_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  EXECUTE format(
    'SELECT CASE WHEN count(DISTINCT n) > 100 THEN ARRAY[''all''] ELSE array_agg(DISTINCT key) END FROM (
       SELECT *, row_number() OVER () AS n FROM changed_rows WHERE %s LIMIT 101
     ) AS few, unnest(ARRAY[%s]) AS key WHERE key IS NOT NULL', TG_ARGV[0], TG_ARGV[1]) INTO changed;
  IF changed IS NOT NULL THEN
    INSERT INTO content_changes (keys) VALUES (changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For an updated row. Arguments: the column with the id, the prefix of its cache tag, further tags.
CREATE FUNCTION content_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_changes (keys)
    SELECT array_agg(DISTINCT key) FROM unnest(ARRAY[
      TG_ARGV[1] || (to_jsonb(OLD) ->> TG_ARGV[0]), TG_ARGV[1] || (to_jsonb(NEW) ->> TG_ARGV[0])
    ] || TG_ARGV[2:]) AS key WHERE key IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An article that was not public before and is not public now changes no page. The tags `category` and `stock` are for
-- pages that depend on which articles exist, not on their text.
CREATE FUNCTION blog_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_shown boolean := OLD.status = 'published' AND OLD.deleted_at IS NULL;
  is_shown boolean := NEW.status = 'published' AND NEW.deleted_at IS NULL;
  changed text[] := ARRAY['blog:' || NEW.id, 'blogs', 'blogs-in:' || OLD.category, 'blogs-in:' || NEW.category];
BEGIN
  IF NOT was_shown AND NOT is_shown THEN
    RETURN NULL;
  END IF;
  IF was_shown <> is_shown OR OLD.category <> NEW.category OR OLD.author_id IS DISTINCT FROM NEW.author_id THEN
    changed := changed || ARRAY['stock', 'category:' || OLD.category, 'category:' || NEW.category];
  END IF;
  changed := changed || ('blogs-by:' || OLD.author_id) || ('blogs-by:' || NEW.author_id);
  INSERT INTO content_changes (keys)
    SELECT array_agg(DISTINCT key) FROM unnest(changed) AS key WHERE key IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Public pages show an account as a dietitian, as an author, and by its first name beside a review.
CREATE FUNCTION user_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[] := '{}';
BEGIN
  IF (OLD.first_name, OLD.last_name, OLD.email, OLD.phone_number, OLD.role, OLD.is_active, OLD.is_demo)
    IS NOT DISTINCT FROM
    (NEW.first_name, NEW.last_name, NEW.email, NEW.phone_number, NEW.role, NEW.is_active, NEW.is_demo) THEN
    RETURN NULL;
  END IF;
  IF 'dietitian' IN (OLD.role, NEW.role) THEN
    changed := ARRAY['person:' || NEW.id, 'dietitian:' || NEW.id, 'dietitians'];
  ELSIF EXISTS (SELECT FROM blogs WHERE author_id = NEW.id) THEN
    changed := ARRAY['person:' || NEW.id];
  END IF;
  IF (OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name) THEN
    changed := changed || ARRAY(
      SELECT DISTINCT 'reviews:' || dietitian_id FROM reviews WHERE client_id = NEW.id AND dietitian_id IS NOT NULL);
  END IF;
  IF changed <> '{}' THEN
    INSERT INTO content_changes (keys) VALUES (changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The columns are listed so that counting views does not invalidate pages.
CREATE TRIGGER blogs_content_updated AFTER UPDATE OF author_id, title, summary, content, category, status,
    featured_image, ai_generated, ai_engine, ai_reviewed, read_minutes, created_at, published_at, deleted_at ON blogs
  FOR EACH ROW EXECUTE FUNCTION blog_content_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_content_inserted AFTER INSERT ON blogs REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('status = ''published'' AND deleted_at IS NULL',
    '''blog:'' || id, ''blogs'', ''stock'', ''blogs-in:'' || category, ''category:'' || category, ''blogs-by:'' || author_id');
--> statement-breakpoint
CREATE TRIGGER blogs_content_deleted AFTER DELETE ON blogs REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('status = ''published'' AND deleted_at IS NULL',
    '''blog:'' || id, ''blogs'', ''stock'', ''blogs-in:'' || category, ''category:'' || category, ''blogs-by:'' || author_id');
--> statement-breakpoint
CREATE TRIGGER users_content_updated AFTER UPDATE OF first_name, last_name, email, phone_number, role, is_active,
    is_demo ON users
  FOR EACH ROW EXECUTE FUNCTION user_content_changed();
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_updated AFTER UPDATE OF bio, specialization, experience_years,
    consultation_fee, is_available, rating, review_count, first_reply_minutes, picture ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('user_id', 'dietitian:', 'dietitians');
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_inserted AFTER INSERT ON dietitian_profiles
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || user_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_deleted AFTER DELETE ON dietitian_profiles
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || user_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_content_updated AFTER UPDATE OF dietitian_id, kind, title, council, number,
    checked_on, expires_on ON dietitian_credentials
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('dietitian_id', 'dietitian:', 'dietitians');
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_content_inserted AFTER INSERT ON dietitian_credentials
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || dietitian_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_content_deleted AFTER DELETE ON dietitian_credentials
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || dietitian_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER reviews_content_updated AFTER UPDATE OF client_id, dietitian_id, rating, text, show_name, answer,
    answered_at, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('dietitian_id', 'reviews:');
--> statement-breakpoint
CREATE TRIGGER reviews_content_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('hidden_at IS NULL', '''reviews:'' || dietitian_id');
--> statement-breakpoint
CREATE TRIGGER reviews_content_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('hidden_at IS NULL', '''reviews:'' || dietitian_id');
--> statement-breakpoint
CREATE TRIGGER site_settings_content_inserted AFTER INSERT ON site_settings_versions
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''site''');
--> statement-breakpoint
-- Whether a dietitian is listed depends on the profile and on the account. A new profile locks the account, so that a
-- change of it is not missed.
CREATE FUNCTION dietitian_profiles_set_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM users WHERE id = NEW.user_id FOR SHARE;
  END IF;
  NEW.is_listed := NEW.bio <> '' AND NEW.specialization IS NOT NULL
    AND EXISTS (SELECT FROM users WHERE id = NEW.user_id AND role = 'dietitian' AND is_active);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_listed BEFORE INSERT OR UPDATE OF bio, specialization, is_listed ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION dietitian_profiles_set_listed();
--> statement-breakpoint
CREATE FUNCTION users_refresh_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE dietitian_profiles SET is_listed = is_listed WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_dietitian_listed AFTER UPDATE OF role, is_active ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.is_active IS DISTINCT FROM NEW.is_active)
  EXECUTE FUNCTION users_refresh_listed();
--> statement-breakpoint
-- The site shows how many requests were answered, and how soon.
CREATE TRIGGER consultation_requests_replies_updated AFTER UPDATE OF first_reply_at ON consultation_requests
  FOR EACH ROW WHEN (OLD.first_reply_at IS DISTINCT FROM NEW.first_reply_at)
  EXECUTE FUNCTION content_row_changed('dietitian_id', 'replies:', 'first-replies');
--> statement-breakpoint
CREATE TRIGGER consultation_requests_replies_deleted AFTER DELETE ON consultation_requests
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('first_reply_at IS NOT NULL', '''first-replies''');
