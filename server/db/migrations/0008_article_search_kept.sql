-- Rows of blog_search are read by the ten thousand: what is long lies out of line, so that many share a page. The
-- vector is left as it is there, because unpacking it costs more than reading it.
ALTER TABLE blog_search SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE blog_search ALTER COLUMN words SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Beside its words each vector holds the block of 32,768 ids it belongs to (no reader can type such a word), so that
-- the index alone finds the newest matches of a word that is everywhere.
CREATE FUNCTION blog_words_of(id bigint, title text, summary text, body text, author_name text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', title), 'A')
    || setweight(to_tsvector('pg_catalog.english', summary), 'B')
    -- Bounded, because a search vector may not exceed one megabyte.
    || setweight(to_tsvector('pg_catalog.english', left(body, 100000)), 'C')
    || setweight(to_tsvector('pg_catalog.english', author_name), 'D')
    || array_to_tsvector(ARRAY['~' || (id >> 15)])
$$;
--> statement-breakpoint
CREATE FUNCTION blogs_make_findable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO blog_search (blog_id, author_id, category, is_published, content_text, words)
  VALUES (NEW.id, NEW.author_id, NEW.category, NEW.status = 'published' AND NEW.deleted_at IS NULL, NEW.content_text,
    blog_words_of(NEW.id, NEW.title, NEW.summary, NEW.content_text, NEW.author_name))
  ON CONFLICT (blog_id) DO UPDATE SET author_id = excluded.author_id, category = excluded.category,
    is_published = excluded.is_published, content_text = excluded.content_text, words = excluded.words;
  -- In one order, so that two writers cannot wait for each other in a circle.
  INSERT INTO blog_title_words (word)
    SELECT word FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', NEW.title || ' ' || NEW.author_name))) AS word
    ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Not when a view is counted: that must not touch the index of words.
CREATE TRIGGER blogs_findable
  AFTER INSERT OR UPDATE OF title, summary, content_text, author_id, author_name, category, status, deleted_at ON blogs
  FOR EACH ROW EXECUTE FUNCTION blogs_make_findable();
--> statement-breakpoint
INSERT INTO blog_search (blog_id, author_id, category, is_published, content_text, words)
  SELECT id, author_id, category, status = 'published' AND deleted_at IS NULL, content_text,
    blog_words_of(id, title, summary, content_text, author_name)
  FROM blogs ORDER BY id;
--> statement-breakpoint
INSERT INTO blog_title_words (word)
  SELECT DISTINCT word FROM blogs, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', title || ' ' || author_name))) AS word;
