ALTER TABLE "assessments" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_plan_known" CHECK (plan in ('basic', 'premium', 'ultimate'));