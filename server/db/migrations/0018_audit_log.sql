CREATE TABLE "audit_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"entries" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_counts_action_idx" ON "audit_counts" USING btree ("action");--> statement-breakpoint
CREATE INDEX "users_disabled_idx" ON "users" USING btree ("created_at","id") WHERE not is_active;--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_target_type_idx" ON "audit_entries" USING btree ("target_type","created_at","id");--> statement-breakpoint
CREATE INDEX "blogs_published_idx" ON "blogs" USING btree ("published_at") WHERE status = 'published' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "consultation_requests_replied_idx" ON "consultation_requests" USING btree ("first_reply_at","created_at") WHERE first_reply_at is not null;
--> statement-breakpoint
-- Until the triggers count: what another process wrote in between would be missing for ever.
LOCK TABLE audit_entries IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO audit_counts (action, entries) SELECT action, count(*) FROM audit_entries GROUP BY action;
--> statement-breakpoint
-- Each action's change goes to a row that no other writer holds, or to a new one: recording a deed never waits for
-- another transaction, and two of them cannot wait for each other in a circle.
CREATE FUNCTION audit_count() RETURNS trigger LANGUAGE plpgsql AS $$
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
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_count();
--> statement-breakpoint
CREATE TRIGGER audit_entries_counted_delete AFTER DELETE ON audit_entries
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION audit_count();
