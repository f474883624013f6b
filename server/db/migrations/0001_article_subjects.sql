CREATE TABLE "blog_subjects" (
	"blog_id" bigint PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_subjects" ADD CONSTRAINT "blog_subjects_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- On blog_search, whose vector already has the words of title (A) and summary (B) with their weights.
CREATE FUNCTION blog_subjects_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_published THEN
    INSERT INTO blog_subjects (blog_id, category, words)
    VALUES (NEW.blog_id, NEW.category, ts_filter(NEW.words, '{a,b}'))
    ON CONFLICT (blog_id) DO UPDATE SET category = excluded.category, words = excluded.words;
  ELSE
    DELETE FROM blog_subjects WHERE blog_id = NEW.blog_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_search_subjects AFTER INSERT OR UPDATE OF category, is_published, words ON blog_search
  FOR EACH ROW EXECUTE FUNCTION blog_subjects_update();
--> statement-breakpoint
INSERT INTO blog_subjects (blog_id, category, words)
  SELECT blog_id, category, ts_filter(words, '{a,b}') FROM blog_search WHERE is_published;
