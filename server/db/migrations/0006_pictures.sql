-- The pictures that a text or a list of sizes names, each once. Serves the indexes by which the daily job asks who shows one.
CREATE FUNCTION picture_hashes(named text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN named LIKE '%/media/pictures/%' THEN ARRAY(
    SELECT DISTINCT found[1] FROM regexp_matches(named, '/media/pictures/([0-9a-f]{32})-[0-9]', 'g') AS found ORDER BY 1
  ) ELSE '{}'::text[] END
$$;
--> statement-breakpoint
CREATE TABLE "stored_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"sizes" jsonb NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"loose_since" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
-- What has been stored so far; there each width has a name of its own, and the largest is the one that texts name.
INSERT INTO stored_pictures (hash, sizes)
  SELECT (picture_hashes(sizes->-1->>'url'))[1], sizes
  FROM (
    SELECT sizes FROM blog_images
    UNION ALL SELECT featured_image FROM blogs WHERE jsonb_typeof(featured_image) = 'array'
    UNION ALL SELECT picture FROM dietitian_profiles WHERE jsonb_typeof(picture) = 'array'
  ) AS shown (sizes)
  WHERE cardinality(picture_hashes(sizes->-1->>'url')) = 1
  ON CONFLICT (hash) DO NOTHING;
--> statement-breakpoint
DROP TABLE "blog_images" CASCADE;--> statement-breakpoint
CREATE INDEX "stored_pictures_loose_idx" ON "stored_pictures" USING btree ("loose_since","hash") WHERE loose_since is not null;--> statement-breakpoint
CREATE INDEX "blog_versions_pictures_idx" ON "blog_versions" USING gin (picture_hashes(content)) WHERE content like '%/media/pictures/%';--> statement-breakpoint
CREATE INDEX "blog_working_copies_pictures_idx" ON "blog_working_copies" USING gin (picture_hashes(fields->>'content')) WHERE fields->>'content' like '%/media/pictures/%';--> statement-breakpoint
CREATE INDEX "blogs_pictures_idx" ON "blogs" USING gin (picture_hashes(content)) WHERE content like '%/media/pictures/%';--> statement-breakpoint
CREATE INDEX "blogs_featured_idx" ON "blogs" USING gin (picture_hashes(featured_image::text)) WHERE featured_image is not null;--> statement-breakpoint
CREATE INDEX "dietitian_profiles_picture_idx" ON "dietitian_profiles" USING gin (picture_hashes(picture::text)) WHERE picture is not null;
--> statement-breakpoint
-- Whoever begins to show a picture waits for one that is just being removed; what nobody shows any more in this row may
-- be shown by nobody, which the daily job finds out. In one order of keys, so that writers cannot wait in a circle.
CREATE FUNCTION pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text[] := '{}';
  let_go text[] := '{}';
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'blogs' THEN
      IF TG_OP <> 'DELETE' THEN held := picture_hashes(NEW.content) || picture_hashes(NEW.featured_image::text); END IF;
      IF TG_OP <> 'INSERT' THEN let_go := picture_hashes(OLD.content) || picture_hashes(OLD.featured_image::text); END IF;
    WHEN 'blog_versions' THEN
      IF TG_OP <> 'DELETE' THEN held := picture_hashes(NEW.content); END IF;
      IF TG_OP <> 'INSERT' THEN let_go := picture_hashes(OLD.content); END IF;
    WHEN 'blog_working_copies' THEN
      IF TG_OP <> 'DELETE' THEN held := picture_hashes(NEW.fields->>'content'); END IF;
      IF TG_OP <> 'INSERT' THEN let_go := picture_hashes(OLD.fields->>'content'); END IF;
    WHEN 'dietitian_profiles' THEN
      IF TG_OP <> 'DELETE' THEN held := picture_hashes(NEW.picture::text); END IF;
      IF TG_OP <> 'INSERT' THEN let_go := picture_hashes(OLD.picture::text); END IF;
  END CASE;
  IF cardinality(held) > 0 THEN
    PERFORM FROM stored_pictures WHERE hash = ANY (held) ORDER BY hash FOR KEY SHARE;
  END IF;
  IF NOT let_go <@ held THEN
    UPDATE stored_pictures SET loose_since = now() WHERE hash IN (
      SELECT hash FROM stored_pictures WHERE hash = ANY (let_go) AND hash <> ALL (held) ORDER BY hash FOR NO KEY UPDATE
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_pictures AFTER INSERT OR DELETE OR UPDATE OF content, featured_image ON blogs
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
CREATE TRIGGER blog_versions_pictures AFTER INSERT OR DELETE OR UPDATE OF content ON blog_versions
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
CREATE TRIGGER blog_working_copies_pictures AFTER INSERT OR DELETE OR UPDATE OF fields ON blog_working_copies
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
--> statement-breakpoint
CREATE TRIGGER dietitian_profiles_pictures AFTER INSERT OR DELETE OR UPDATE OF picture ON dietitian_profiles
  FOR EACH ROW EXECUTE FUNCTION pictures_changed();
