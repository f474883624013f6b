CREATE TABLE "content_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"keys" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "content_changes_xid_idx" ON "content_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "content_changes_created_idx" ON "content_changes" USING btree ("created_at");
--> statement-breakpoint
-- Every process listens and then reads what is new to it; what a notice would say is in the rows.
CREATE FUNCTION content_changes_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('thali_changes', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_changes_told AFTER INSERT ON content_changes
  FOR EACH STATEMENT EXECUTE FUNCTION content_changes_tell();
--> statement-breakpoint
-- Rows that came or went. Arguments: which of them are shown at all, then the keys of one row, both as SQL. A hundred at
-- once are everything: dropping all that is kept costs less than naming it.
CREATE FUNCTION content_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[];
BEGIN
  EXECUTE format(
    'SELECT CASE WHEN count(DISTINCT n) > 100 THEN ARRAY[''all''] ELSE array_agg(DISTINCT key) END FROM (
       SELECT *, row_number() OVER () AS n FROM changed_rows WHERE %s LIMIT 101
     ) AS few, unnest(ARRAY[%s]) AS key WHERE key IS NOT NULL', TG_ARGV[0], TG_ARGV[1]) INTO changed;
  IF changed IS NOT NULL THEN
    INSERT INTO content_changes (keys) VALUES (changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A row that is another now. Arguments: the column with the number, how its key begins, further keys.
CREATE FUNCTION content_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_changes (keys)
    SELECT array_agg(DISTINCT key) FROM unnest(ARRAY[
      TG_ARGV[1] || (to_jsonb(OLD) ->> TG_ARGV[0]), TG_ARGV[1] || (to_jsonb(NEW) ->> TG_ARGV[0])
    ] || TG_ARGV[2:]) AS key WHERE key IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An article that nobody could read before and nobody can read now changes nothing. `category` and `stock` are for
-- what says which articles there are, not what they say.
CREATE FUNCTION blog_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO content_changes (keys)
    SELECT array_agg(DISTINCT key) FROM unnest(changed) AS key WHERE key IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An account stands on pages as a dietitian, as an author, and with its first name beside a review.
CREATE FUNCTION user_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    INSERT INTO content_changes (keys) VALUES (changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Columns are named so that counting views, which writes to articles all day, is no change.
CREATE TRIGGER blogs_content_updated AFTER UPDATE OF author_id, title, summary, content, category, status,
    featured_image, ai_generated, ai_engine, ai_reviewed, read_minutes, created_at, published_at, deleted_at ON blogs
  FOR EACH ROW EXECUTE FUNCTION blog_content_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_content_inserted AFTER INSERT ON blogs REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('status = ''published'' AND deleted_at IS NULL',
    '''blog:'' || id, ''blogs'', ''stock'', ''blogs-in:'' || category, ''category:'' || category, ''blogs-by:'' || author_id');
--> statement-breakpoint
CREATE TRIGGER blogs_content_deleted AFTER DELETE ON blogs REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('status = ''published'' AND deleted_at IS NULL',
    '''blog:'' || id, ''blogs'', ''stock'', ''blogs-in:'' || category, ''category:'' || category, ''blogs-by:'' || author_id');
--> statement-breakpoint
CREATE TRIGGER users_content_updated AFTER UPDATE OF first_name, last_name, email, phone_number, role, is_active,
    is_demo ON users
  FOR EACH ROW EXECUTE FUNCTION user_content_changed();
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_updated AFTER UPDATE OF bio, specialization, experience_years,
    consultation_fee, is_available, rating, review_count, first_reply_minutes, picture ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('user_id', 'dietitian:', 'dietitians');
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_inserted AFTER INSERT ON dietitian_profiles
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || user_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_deleted AFTER DELETE ON dietitian_profiles
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || user_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_content_updated AFTER UPDATE OF dietitian_id, kind, title, council, number,
    checked_on, expires_on ON dietitian_credentials
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('dietitian_id', 'dietitian:', 'dietitians');
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_content_inserted AFTER INSERT ON dietitian_credentials
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || dietitian_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_content_deleted AFTER DELETE ON dietitian_credentials
  REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''dietitian:'' || dietitian_id, ''dietitians''');
--> statement-breakpoint
CREATE TRIGGER reviews_content_updated AFTER UPDATE OF client_id, dietitian_id, rating, text, show_name, answer,
    answered_at, hidden_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('dietitian_id', 'reviews:');
--> statement-breakpoint
CREATE TRIGGER reviews_content_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('hidden_at IS NULL', '''reviews:'' || dietitian_id');
--> statement-breakpoint
CREATE TRIGGER reviews_content_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('hidden_at IS NULL', '''reviews:'' || dietitian_id');
--> statement-breakpoint
CREATE TRIGGER site_settings_content_inserted AFTER INSERT ON site_settings_versions
  REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed('true', '''site''');
