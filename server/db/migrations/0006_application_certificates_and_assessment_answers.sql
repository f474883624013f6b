CREATE TABLE "dietitian_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dietitian_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dietitian_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"council" text,
	"number" text,
	"expires_on" date,
	"file_name" text NOT NULL,
	"file_kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	CONSTRAINT "dietitian_certificates_kind_known" CHECK (kind in ('qualification', 'registration')),
	CONSTRAINT "dietitian_certificates_file_kind_known" CHECK (file_kind in ('pdf', 'image')),
	CONSTRAINT "dietitian_certificates_status_known" CHECK (status in ('pending', 'asked_back', 'approved')),
	CONSTRAINT "dietitian_certificates_named" CHECK (case kind when 'qualification' then title is not null else council is not null and number is not null end)
);
--> statement-breakpoint
ALTER TABLE "dietitian_applications" DROP CONSTRAINT "dietitian_applications_status_known";--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_status_known";--> statement-breakpoint
DROP INDEX "dietitian_applications_waiting_key";--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD COLUMN "specialization" text;--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD COLUMN "sent_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessment_links" ADD COLUMN "leads_to" text DEFAULT 'submission' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "assigned_to" bigint;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "answered_by" bigint;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "answer_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "handover_to" bigint;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "handed_over_from" bigint;--> statement-breakpoint
ALTER TABLE "dietitian_certificates" ADD CONSTRAINT "dietitian_certificates_dietitian_id_users_id_fk" FOREIGN KEY ("dietitian_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_certificates" ADD CONSTRAINT "dietitian_certificates_file_key_stored_documents_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_documents"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dietitian_certificates" ADD CONSTRAINT "dietitian_certificates_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dietitian_certificates_dietitian_idx" ON "dietitian_certificates" USING btree ("dietitian_id","id");--> statement-breakpoint
CREATE INDEX "dietitian_certificates_status_idx" ON "dietitian_certificates" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "dietitian_certificates_decider_idx" ON "dietitian_certificates" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "dietitian_certificates_file_key" ON "dietitian_certificates" USING btree ("file_key");--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_handover_to_users_id_fk" FOREIGN KEY ("handover_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_handed_over_from_users_id_fk" FOREIGN KEY ("handed_over_from") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_assigned_idx" ON "assessments" USING btree ("assigned_to","status","created_at","id");--> statement-breakpoint
CREATE INDEX "assessments_answered_by_idx" ON "assessments" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "consultation_requests_handover_idx" ON "consultation_requests" USING btree ("handover_to") WHERE handover_to is not null;--> statement-breakpoint
CREATE INDEX "consultation_requests_handed_over_idx" ON "consultation_requests" USING btree ("handed_over_from") WHERE handed_over_from is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dietitian_applications_waiting_key" ON "dietitian_applications" USING btree ("user_id") WHERE status in ('pending', 'asked_back');--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD CONSTRAINT "dietitian_applications_specialization_known" CHECK (specialization in ('weight_loss', 'diabetes', 'sports_nutrition', 'pediatric', 'geriatric', 'general'));--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD CONSTRAINT "dietitian_applications_status_known" CHECK (status in ('pending', 'asked_back', 'approved', 'declined'));--> statement-breakpoint
ALTER TABLE "assessment_links" ADD CONSTRAINT "assessment_links_target_known" CHECK (leads_to in ('submission', 'answer'));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_answer_length" CHECK (length(answer) <= 5000);--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_answer_whole" CHECK ((answer is null) = (answered_at is null));--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_status_known" CHECK (status in ('new', 'contacted', 'assigned', 'answered', 'done'));