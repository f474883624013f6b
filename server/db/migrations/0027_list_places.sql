-- Until the triggers count: what another process wrote in between would be missing for ever.
LOCK TABLE users, blogs, dietitian_profiles, consultation_requests IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Every order as numbers that ascend, within what a double holds exactly. Those who state nothing come last. Indexes are
-- made without a search path: what they use names no function of ours.
CREATE FUNCTION microseconds(at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT (extract(epoch FROM at - '1970-01-01 00:00:00+00'::timestamptz) * 1000000)::bigint $$;
--> statement-breakpoint
CREATE FUNCTION directory_by_rating(rating numeric, review_count integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT -(coalesce(rating, 0) * 10)::bigint * 4294967296 - review_count $$;
--> statement-breakpoint
CREATE FUNCTION directory_by_fee(fee numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT coalesce((fee * 100)::bigint, 8000000000000000) $$;
--> statement-breakpoint
CREATE FUNCTION directory_by_highest_fee(fee numeric) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT coalesce(-(fee * 100)::bigint, 8000000000000000) $$;
--> statement-breakpoint
CREATE FUNCTION request_waiting(waiting_since timestamptz, created_at timestamptz) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT (extract(epoch FROM coalesce(waiting_since - '1970-01-01 00:00:00+00'::timestamptz,
      make_interval(secs => 8000000000) - (created_at - '1970-01-01 00:00:00+00'::timestamptz))) * 1000000)::bigint $$;
--> statement-breakpoint
CREATE TABLE "list_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"kind" smallint NOT NULL,
	"key_number" bigint NOT NULL,
	"key_text" text NOT NULL,
	"key_id" bigint NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_marks" (
	"list" text NOT NULL,
	"key_number" bigint NOT NULL,
	"key_text" text NOT NULL,
	"key_id" bigint NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "list_marks_list_key_number_key_text_key_id_pk" PRIMARY KEY("list","key_number","key_text","key_id")
);
--> statement-breakpoint
CREATE TABLE "list_totals" (
	"list" text NOT NULL,
	"kind" smallint NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "list_totals_list_kind_pk" PRIMARY KEY("list","kind")
);
--> statement-breakpoint
DROP INDEX "dietitian_profiles_rating_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_fee_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_fee_desc_idx";--> statement-breakpoint
DROP INDEX "dietitian_profiles_experience_idx";--> statement-breakpoint
DROP INDEX "consultation_requests_waiting_idx";--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Half of what makes a dietitian listed is in the account. A new profile waits for whoever is changing that account.
CREATE FUNCTION dietitian_profiles_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM users WHERE id = NEW.user_id FOR SHARE;
  END IF;
  NEW.is_listed := NEW.bio <> '' AND NEW.specialization IS NOT NULL
    AND EXISTS (SELECT FROM users WHERE id = NEW.user_id AND role = 'dietitian' AND is_active);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_listed BEFORE INSERT OR UPDATE OF bio, specialization, is_listed ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION dietitian_profiles_list();
--> statement-breakpoint
CREATE FUNCTION users_list_dietitian() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE dietitian_profiles SET is_listed = is_listed WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_dietitian_listed AFTER UPDATE OF role, is_active ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.is_active IS DISTINCT FROM NEW.is_active)
  EXECUTE FUNCTION users_list_dietitian();
--> statement-breakpoint
UPDATE dietitian_profiles SET is_listed = true FROM users
  WHERE id = user_id AND role = 'dietitian' AND is_active AND bio <> '' AND specialization IS NOT NULL;
--> statement-breakpoint
DROP INDEX "blogs_author_views_idx";--> statement-breakpoint
DROP INDEX "blogs_author_title_idx";--> statement-breakpoint
CREATE INDEX "blogs_author_views_idx" ON "blogs" USING btree ("author_id","views_count" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blogs_author_title_idx" ON "blogs" USING btree ("author_id","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "list_changes_list_idx" ON "list_changes" USING btree ("list","kind");--> statement-breakpoint
CREATE INDEX "consultation_requests_all_waiting_idx" ON "consultation_requests" USING btree (request_waiting(waiting_since, created_at),(-id),"status");--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_rating_idx" ON "dietitian_profiles" USING btree (directory_by_rating(rating, review_count),"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_fee_idx" ON "dietitian_profiles" USING btree (directory_by_fee(consultation_fee),"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_highest_fee_idx" ON "dietitian_profiles" USING btree (directory_by_highest_fee(consultation_fee),"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_most_experience_idx" ON "dietitian_profiles" USING btree ((-experience_years::bigint),"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_listed_experience_idx" ON "dietitian_profiles" USING btree ((experience_years::bigint),"user_id","specialization","is_available") WHERE is_listed;--> statement-breakpoint
CREATE INDEX "consultation_requests_waiting_idx" ON "consultation_requests" USING btree ("dietitian_id",request_waiting(waiting_since, created_at),(-id),"status","waiting_since","created_at","id");
--> statement-breakpoint
-- Where a row stands in each list that it is in. A list holds rows of up to twelve kinds, which are what it is filtered by.
CREATE FUNCTION blog_places(id bigint, category text, status text, deleted_at timestamptz, created_at timestamptz,
    title text, views_count integer)
  RETURNS TABLE (list text, kind integer, key_number bigint, key_text text, key_id bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 3 AS $$
  SELECT places.list, array_position(ARRAY['diet', 'fitness', 'yoga', 'mental_health', 'recipes', 'lifestyle'], category)
      + CASE status WHEN 'published' THEN 0 ELSE 6 END, places.key_number, places.key_text, places.key_id
    FROM (VALUES
      ('blogs/newest', -microseconds(created_at), '', -id),
      ('blogs/views', -views_count::bigint, '', -id),
      ('blogs/title', 0::bigint, title, id)
    ) AS places (list, key_number, key_text, key_id)
    WHERE deleted_at IS NULL $$;
--> statement-breakpoint
CREATE FUNCTION directory_places(user_id bigint, is_listed boolean, specialization text, is_available boolean,
    rating numeric, review_count integer, fee numeric, experience smallint)
  RETURNS TABLE (list text, kind integer, key_number bigint, key_text text, key_id bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 5 AS $$
  SELECT places.list, array_position(
      ARRAY['weight_loss', 'diabetes', 'sports_nutrition', 'pediatric', 'geriatric', 'general'], specialization)
      + CASE WHEN is_available THEN 0 ELSE 6 END, places.key_number, '', user_id
    FROM (VALUES
      ('directory/-rating', directory_by_rating(rating, review_count)),
      ('directory/consultation_fee', directory_by_fee(fee)),
      ('directory/-consultation_fee', directory_by_highest_fee(fee)),
      ('directory/-experience_years', -experience::bigint),
      ('directory/experience_years', experience::bigint)
    ) AS places (list, key_number)
    WHERE is_listed $$;
--> statement-breakpoint
-- One dietitian's are only counted: their pages are skipped to in an index.
CREATE FUNCTION request_places(id bigint, dietitian_id bigint, status text, created_at timestamptz,
    waiting_since timestamptz)
  RETURNS TABLE (list text, kind integer, key_number bigint, key_text text, key_id bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 3 AS $$
  SELECT places.list, array_position(ARRAY['pending', 'replied', 'closed'], status), places.key_number, '', places.key_id
    FROM (VALUES
      ('requests/newest', -microseconds(created_at), -id),
      ('requests/waiting', request_waiting(waiting_since, created_at), -id),
      ('requests/of/' || dietitian_id, 0::bigint, 0::bigint)
    ) AS places (list, key_number, key_id)
    WHERE places.list IS NOT NULL $$;
--> statement-breakpoint
-- What an article was called that is erased, or is called something else, is no mark any more. For the process that folds.
CREATE FUNCTION forget_titles() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  gone list_marks;
BEGIN
  FOR gone IN
    DELETE FROM list_marks m WHERE list = 'blogs/title' AND key_id > 0
      AND NOT EXISTS (SELECT FROM blogs b WHERE b.id = m.key_id AND b.title = m.key_text)
    RETURNING *
  LOOP
    UPDATE list_marks SET counts = add_counts(counts, gone.counts)
      WHERE list = 'blogs/title' AND (key_text, key_id) = (
        SELECT key_text, key_id FROM list_marks
        WHERE list = 'blogs/title' AND (key_text, key_id) < (gone.key_text, gone.key_id)
        ORDER BY key_text DESC, key_id DESC LIMIT 1);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION blogs_places_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, 1 FROM new_rows r, blog_places(r.id, r.category, r.status, r.deleted_at, r.created_at, r.title,
        r.views_count) p;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, -1 FROM old_rows r, blog_places(r.id, r.category, r.status, r.deleted_at, r.created_at, r.title,
        r.views_count) p;
  ELSE
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, sum(r.n) FROM (
        SELECT id, category, status, deleted_at, created_at, title, views_count, 1 AS n FROM new_rows
        UNION ALL
        SELECT id, category, status, deleted_at, created_at, title, views_count, -1 FROM old_rows
      ) r, blog_places(r.id, r.category, r.status, r.deleted_at, r.created_at, r.title, r.views_count) p
      GROUP BY p.list, p.kind, p.key_number, p.key_text, p.key_id HAVING sum(r.n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION directory_places_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, 1 FROM new_rows r, directory_places(r.user_id, r.is_listed, r.specialization, r.is_available, r.rating,
        r.review_count, r.consultation_fee, r.experience_years) p;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, -1 FROM old_rows r, directory_places(r.user_id, r.is_listed, r.specialization, r.is_available, r.rating,
        r.review_count, r.consultation_fee, r.experience_years) p;
  ELSE
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, sum(r.n) FROM (
        SELECT user_id, is_listed, specialization, is_available, rating, review_count, consultation_fee,
          experience_years, 1 AS n FROM new_rows
        UNION ALL
        SELECT user_id, is_listed, specialization, is_available, rating, review_count, consultation_fee,
          experience_years, -1 FROM old_rows
      ) r, directory_places(r.user_id, r.is_listed, r.specialization, r.is_available, r.rating, r.review_count,
        r.consultation_fee, r.experience_years) p
      GROUP BY p.list, p.kind, p.key_number, p.key_text, p.key_id HAVING sum(r.n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION requests_places_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, count(*) FROM new_rows r, request_places(r.id, r.dietitian_id, r.status, r.created_at,
        r.waiting_since) p GROUP BY p.list, p.kind, p.key_number, p.key_text, p.key_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, -count(*) FROM old_rows r, request_places(r.id, r.dietitian_id, r.status, r.created_at,
        r.waiting_since) p GROUP BY p.list, p.kind, p.key_number, p.key_text, p.key_id;
  ELSE
    INSERT INTO list_changes (list, kind, key_number, key_text, key_id, n)
      SELECT p.*, sum(r.n) FROM (
        SELECT id, dietitian_id, status, created_at, waiting_since, 1 AS n FROM new_rows
        UNION ALL
        SELECT id, dietitian_id, status, created_at, waiting_since, -1 FROM old_rows
      ) r, request_places(r.id, r.dietitian_id, r.status, r.created_at, r.waiting_since) p
      GROUP BY p.list, p.kind, p.key_number, p.key_text, p.key_id HAVING sum(r.n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_places_insert AFTER INSERT ON blogs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_places_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_places_update AFTER UPDATE ON blogs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_places_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_places_delete AFTER DELETE ON blogs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_places_changed();
--> statement-breakpoint
CREATE TRIGGER directory_places_insert AFTER INSERT ON dietitian_profiles
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION directory_places_changed();
--> statement-breakpoint
CREATE TRIGGER directory_places_update AFTER UPDATE ON dietitian_profiles
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION directory_places_changed();
--> statement-breakpoint
CREATE TRIGGER directory_places_delete AFTER DELETE ON dietitian_profiles
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION directory_places_changed();
--> statement-breakpoint
CREATE TRIGGER requests_places_insert AFTER INSERT ON consultation_requests
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION requests_places_changed();
--> statement-breakpoint
CREATE TRIGGER requests_places_update AFTER UPDATE ON consultation_requests
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION requests_places_changed();
--> statement-breakpoint
CREATE TRIGGER requests_places_delete AFTER DELETE ON consultation_requests
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION requests_places_changed();
--> statement-breakpoint
INSERT INTO list_totals (list, kind, n)
  SELECT p.list, p.kind, count(*) FROM blogs r, blog_places(r.id, r.category, r.status, r.deleted_at, r.created_at,
    r.title, r.views_count) p GROUP BY 1, 2
  UNION ALL
  SELECT p.list, p.kind, count(*) FROM dietitian_profiles r, directory_places(r.user_id, r.is_listed, r.specialization,
    r.is_available, r.rating, r.review_count, r.consultation_fee, r.experience_years) p GROUP BY 1, 2
  UNION ALL
  SELECT p.list, p.kind, count(*) FROM consultation_requests r, request_places(r.id, r.dietitian_id, r.status,
    r.created_at, r.waiting_since) p GROUP BY 1, 2;
--> statement-breakpoint
-- Numbers by kind, added up.
CREATE FUNCTION add_counts(a integer[], b integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(coalesce(x, 0) + coalesce(y, 0) ORDER BY kind) FROM unnest(a, b) WITH ORDINALITY AS both_of (x, y, kind)
$$;
--> statement-breakpoint
CREATE AGGREGATE sum_counts(integer[]) (SFUNC = add_counts, STYPE = integer[], INITCOND = '{}');
