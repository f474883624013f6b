ALTER TABLE "consultation_requests" RENAME COLUMN "handed_over_at" TO "handover_ended_at";--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "handover_proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD COLUMN "handover_outcome" text;--> statement-breakpoint
ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_handover_outcome_known" CHECK (handover_outcome in ('agreed', 'declined', 'taken_back', 'ended'));--> statement-breakpoint
UPDATE "consultation_requests" SET "handover_to" = "dietitian_id", "handover_outcome" = 'agreed' WHERE "handover_ended_at" IS NOT NULL;--> statement-breakpoint
-- Until now only the audit log held when a dietitian was proposed.
UPDATE "consultation_requests" r SET "handover_proposed_at" = coalesce((
  SELECT max(created_at) FROM audit_entries
  WHERE target_type = 'consultation_request' AND target_id = r.id AND action = 'request.handover_proposed'), r.updated_at)
WHERE "handover_to" IS NOT NULL;
