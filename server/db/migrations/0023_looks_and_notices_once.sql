-- An agreement that was taken over twice is kept once: the withdrawn one, else the first.
LOCK TABLE "consents" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DELETE FROM "consents" c USING "consents" other
  WHERE c.kind = 'assessment_notice' AND other.kind = c.kind AND other.user_id = c.user_id
    AND other.details->>'assessment' = c.details->>'assessment'
    AND (other.withdrawn_at IS NULL, other.id) < (c.withdrawn_at IS NULL, c.id);--> statement-breakpoint
-- Whom somebody looked for when the log was taken away is not kept.
UPDATE "audit_entries" SET after = (after - 'actor') || '{"is_searched": true}'
  WHERE action = 'audit.exported' AND after ? 'actor';--> statement-breakpoint
CREATE UNIQUE INDEX "consents_notice_once" ON "consents" USING btree ("user_id",(details->>'assessment')) WHERE kind = 'assessment_notice';--> statement-breakpoint
CREATE INDEX "audit_looks_age_idx" ON "audit_looks" USING btree ("recorded_at");