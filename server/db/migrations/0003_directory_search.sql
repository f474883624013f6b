DROP INDEX "dietitian_profiles_bio_trgm";--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "focus_areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "age_groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "consultation_modes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "shows_phone" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "shows_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dietitian_profiles" ADD COLUMN "search_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_search_idx" ON "dietitian_profiles" USING gin ("search_words") WHERE is_listed;--> statement-breakpoint
-- The words a search looks in. A weight says where each stands: specialization (A), name (B), further facts (C), bio (D).
-- "concern…" words are those of specialization and focus areas, which no visitor types.
CREATE FUNCTION dietitian_profiles_set_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text := (SELECT full_name FROM users WHERE id = NEW.user_id);
  credentials text := (
    SELECT string_agg(concat_ws(' ', title, council, number), ' ') FROM dietitian_credentials
    WHERE dietitian_id = NEW.user_id AND (expires_on IS NULL OR expires_on > current_date)
  );
  focus text := (SELECT string_agg('concern' || replace(area, '_', ''), ' ') FROM unnest(NEW.focus_areas) AS area);
BEGIN
  NEW.search_words :=
    setweight(to_tsvector('english', coalesce('concern' || replace(NEW.specialization, '_', ''), '')), 'A') ||
    setweight(to_tsvector('english', coalesce(name, '')), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.city, focus, credentials, array_to_string(
      NEW.languages || NEW.consultation_modes || NEW.age_groups, ' '))), 'C') ||
    setweight(to_tsvector('english', NEW.bio), 'D');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_search_words BEFORE INSERT OR UPDATE OF bio, specialization, focus_areas, age_groups,
    consultation_modes, languages, city, search_words ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION dietitian_profiles_set_search_words();
--> statement-breakpoint
-- Assigning the column runs the trigger above, which computes it.
CREATE FUNCTION dietitian_search_words_refresh() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE dietitian_profiles SET search_words = '' WHERE user_id = NEW.id;
  ELSE
    UPDATE dietitian_profiles SET search_words = '' WHERE user_id = coalesce(NEW.dietitian_id, OLD.dietitian_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_dietitian_search_words AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION dietitian_search_words_refresh();
--> statement-breakpoint
CREATE TRIGGER dietitian_credentials_search_words AFTER INSERT OR DELETE OR UPDATE ON dietitian_credentials
  FOR EACH ROW EXECUTE FUNCTION dietitian_search_words_refresh();
--> statement-breakpoint
UPDATE dietitian_profiles SET search_words = '';
--> statement-breakpoint
DROP TRIGGER dietitian_profiles_content_updated ON dietitian_profiles;
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_content_updated AFTER UPDATE OF bio, specialization, focus_areas, age_groups,
    consultation_modes, languages, city, shows_phone, shows_email, experience_years, consultation_fee, is_available, rating,
    review_count, first_reply_minutes, picture ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION content_row_changed('user_id', 'dietitian:', 'dietitians');
--> statement-breakpoint
-- The listed dietitians that a search finds: their score, and the labels of the terms that each matches.
-- Each term is a tsquery with what was typed for it; a profile that holds just that comes before its equals. A term that
-- may be a name, and that nobody matches exactly, finds the names like it. Names narrow: with "harpreet gill" only the
-- dietitians who match most of the names are found.
CREATE FUNCTION search_dietitians(labels text[], queries text[], typed text[], may_be_names boolean[])
RETURNS TABLE (dietitian_id bigint, score bigint, matches text[]) LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  WITH terms AS MATERIALIZED (
    SELECT label, to_tsquery('english', query) AS query, word, plainto_tsquery('english', word) AS same, may_be_name
    FROM unnest(labels, queries, typed, may_be_names) AS term (label, query, word, may_be_name)
  ), exact AS MATERIALIZED (
    SELECT label, user_id,
      may_be_name AND ts_filter(search_words, '{b}') @@ query AS is_name,
      CASE
        WHEN ts_filter(search_words, '{a,b}') @@ query THEN 4
        WHEN ts_filter(search_words, '{c}') @@ query THEN 3
        ELSE 1
      END + (search_words @@ same)::int AS points
    FROM terms JOIN dietitian_profiles ON is_listed AND search_words @@ query
  ), found AS (
    SELECT * FROM exact
    UNION ALL
    SELECT label, user_id, true, 2
    FROM terms
    JOIN dietitian_profiles ON is_listed
    JOIN users ON users.id = user_id AND word <% full_name
    WHERE may_be_name AND numnode(query) > 0 AND NOT EXISTS (SELECT FROM exact WHERE exact.label = terms.label)
  ), scored AS (
    SELECT user_id, sum(points) AS score, count(*) FILTER (WHERE is_name) AS names,
      coalesce(array_agg(label ORDER BY points DESC, label) FILTER (WHERE NOT is_name), '{}') AS matches
    FROM found GROUP BY user_id
  )
  SELECT user_id, score, matches FROM scored WHERE names = (SELECT max(names) FROM scored)
$$;
