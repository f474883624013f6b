ALTER TABLE "assessments" ADD COLUMN "is_minor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "is_minor" boolean DEFAULT false NOT NULL;