-- Known words are added once for each statement and in one order, however many articles it writes: row by row, two
-- writers of several articles could wait for each other in a circle.
CREATE OR REPLACE FUNCTION blogs_make_findable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO blog_search (blog_id, author_id, category, is_published, content_text, words)
  VALUES (NEW.id, NEW.author_id, NEW.category, NEW.status = 'published' AND NEW.deleted_at IS NULL, NEW.content_text,
    blog_words_of(NEW.id, NEW.title, NEW.summary, NEW.content_text, NEW.author_name))
  ON CONFLICT (blog_id) DO UPDATE SET author_id = excluded.author_id, category = excluded.category,
    is_published = excluded.is_published, content_text = excluded.content_text, words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION blogs_know_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO blog_title_words (word)
      SELECT DISTINCT word
      FROM new_rows n, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', n.title || ' ' || n.author_name))) AS word
      ORDER BY word
    ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO blog_title_words (word)
      SELECT DISTINCT word
      FROM new_rows n JOIN old_rows o ON o.id = n.id,
        unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', n.title || ' ' || n.author_name))) AS word
      WHERE (n.title, n.author_name) IS DISTINCT FROM (o.title, o.author_name)
      ORDER BY word
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_known_insert AFTER INSERT ON blogs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_know_words();
--> statement-breakpoint
CREATE TRIGGER blogs_known_update AFTER UPDATE ON blogs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_know_words();
