CREATE TABLE "user_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"accounts" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "user_counts_role_idx" ON "user_counts" USING btree ("role","is_active");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_action_idx" ON "audit_entries" USING btree ("actor_id","action","created_at","id");
--> statement-breakpoint
-- Until the triggers count: what another process wrote in between would be missing for ever.
LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO user_counts (role, is_active, accounts) SELECT role, is_active, count(*) FROM users GROUP BY 1, 2;
--> statement-breakpoint
-- As with audit_counts: a change goes to a row that no other writer holds, so that no sign-up waits for another.
CREATE FUNCTION user_count(of_role text, of_active boolean, change bigint) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION users_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM user_count(role, is_active, count(*)) FROM new_rows GROUP BY role, is_active;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM user_count(role, is_active, -count(*)) FROM old_rows GROUP BY role, is_active;
  ELSE
    PERFORM user_count(role, is_active, sum(one)::bigint) FROM (
      SELECT role, is_active, 1::bigint AS one FROM new_rows
      UNION ALL
      SELECT role, is_active, -1 FROM old_rows
    ) AS changed GROUP BY role, is_active HAVING sum(one) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted_insert AFTER INSERT ON users
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION users_count();
--> statement-breakpoint
CREATE TRIGGER users_counted_delete AFTER DELETE ON users
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION users_count();
--> statement-breakpoint
CREATE TRIGGER users_counted_update AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION users_count();
