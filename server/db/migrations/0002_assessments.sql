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
	"guardian_name" text,
	"guardian_consent" boolean DEFAULT false NOT NULL,
	"notice_version" text,
	"notice_accepted_at" timestamp with time zone,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessments_status_known" CHECK (status in ('new', 'contacted', 'done')),
	CONSTRAINT "assessments_gender_known" CHECK (gender in ('male', 'female', 'other')),
	CONSTRAINT "assessments_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "assessments_age_range" CHECK (age between 1 and 120),
	CONSTRAINT "assessments_measures_range" CHECK (weight between 1 and 300 and height between 50 and 250),
	CONSTRAINT "assessments_concern_length" CHECK (length(specific_concern) <= 150),
	CONSTRAINT "assessments_notice_whole" CHECK ((notice_version is null) = (notice_accepted_at is null))
);
--> statement-breakpoint
ALTER TABLE "assessment_links" ADD CONSTRAINT "assessment_links_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_links_token_key" ON "assessment_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "assessment_links_assessment_idx" ON "assessment_links" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "assessments_status_idx" ON "assessments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "assessments_created_idx" ON "assessments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "password_resets_expires_idx" ON "password_resets" USING btree ("expires_at");