CREATE TABLE "assessment_exports" (
	"entry_id" bigint NOT NULL,
	"ids" bigint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessment_exports" ADD CONSTRAINT "assessment_exports_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_exports_entry_idx" ON "assessment_exports" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "assessment_exports_ids_idx" ON "assessment_exports" USING gin ("ids");--> statement-breakpoint
-- Files taken away until now, where all of them were in it; of one that was narrowed nobody knows any more.
INSERT INTO assessment_exports (entry_id, ids)
SELECT e.id, array_agg(a.id) FROM audit_entries e JOIN assessments a ON a.created_at <= e.created_at
WHERE e.action = 'assessment.exported' AND e.after = '{"status": "all", "is_searched": false}' GROUP BY e.id;
