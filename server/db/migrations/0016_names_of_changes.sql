ALTER TABLE "dietitian_applications" DROP CONSTRAINT "dietitian_applications_status_known";
--> statement-breakpoint
ALTER TABLE "dietitian_certificates" DROP CONSTRAINT "dietitian_certificates_status_known";
--> statement-breakpoint
DROP INDEX "dietitian_applications_waiting_key";
--> statement-breakpoint
UPDATE dietitian_applications SET status = 'changes_requested' WHERE status = 'asked_back';
--> statement-breakpoint
UPDATE dietitian_certificates SET status = 'changes_requested' WHERE status = 'asked_back';
--> statement-breakpoint
CREATE UNIQUE INDEX "dietitian_applications_waiting_key" ON "dietitian_applications" USING btree ("user_id") WHERE status in ('pending', 'changes_requested');
--> statement-breakpoint
ALTER TABLE "dietitian_applications" ADD CONSTRAINT "dietitian_applications_status_known" CHECK (status in ('pending', 'changes_requested', 'approved', 'declined'));
--> statement-breakpoint
ALTER TABLE "dietitian_certificates" ADD CONSTRAINT "dietitian_certificates_status_known" CHECK (status in ('pending', 'changes_requested', 'approved'));
--> statement-breakpoint
UPDATE mails SET template = 'application-changes-requested' WHERE template = 'application-asked-back';
--> statement-breakpoint
UPDATE audit_entries SET before = before || '{"status": "changes_requested"}'
WHERE action IN ('application.decided', 'certificate.decided') AND before ->> 'status' = 'asked_back';
--> statement-breakpoint
UPDATE audit_entries SET after = after || '{"status": "changes_requested"}'
WHERE action IN ('application.decided', 'certificate.decided') AND after ->> 'status' = 'asked_back';
--> statement-breakpoint
ALTER TABLE "content_changes" RENAME COLUMN "keys" TO "tags";
--> statement-breakpoint
-- For inserted and deleted rows. Arguments, both as SQL: which rows are public, then the cache tags of a row. More than a
-- hundred rows invalidate everything, which costs less than naming each.
CREATE OR REPLACE FUNCTION content_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  EXECUTE format(
    'SELECT CASE WHEN count(DISTINCT n) > 100 THEN ARRAY[''all''] ELSE array_agg(DISTINCT tag) END FROM (
       SELECT *, row_number() OVER () AS n FROM changed_rows WHERE %s LIMIT 101
     ) AS few, unnest(ARRAY[%s]) AS tag WHERE tag IS NOT NULL', TG_ARGV[0], TG_ARGV[1]) INTO changed;
  IF changed IS NOT NULL THEN
    INSERT INTO content_changes (tags) VALUES (changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For an updated row. Arguments: the column with the id, the prefix of its cache tag, further tags.
CREATE OR REPLACE FUNCTION content_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_changes (tags)
    SELECT array_agg(DISTINCT tag) FROM unnest(ARRAY[
      TG_ARGV[1] || (to_jsonb(OLD) ->> TG_ARGV[0]), TG_ARGV[1] || (to_jsonb(NEW) ->> TG_ARGV[0])
    ] || TG_ARGV[2:]) AS tag WHERE tag IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An article that was not public before and is not public now changes no page. The tags `category` and `stock` are for
-- pages that depend on which articles exist, not on their text.
CREATE OR REPLACE FUNCTION blog_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO content_changes (tags)
    SELECT array_agg(DISTINCT tag) FROM unnest(changed) AS tag WHERE tag IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Public pages show an account as a dietitian, as an author, and by its first name beside a review.
CREATE OR REPLACE FUNCTION user_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    INSERT INTO content_changes (tags) VALUES (changed);
  END IF;
  RETURN NULL;
END $$;
