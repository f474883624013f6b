-- The author's name beside each article, so that the search vector can hold it.
CREATE FUNCTION blogs_take_author_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author_name := coalesce((SELECT full_name FROM users WHERE id = NEW.author_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_author_name BEFORE INSERT OR UPDATE OF author_id ON blogs
  FOR EACH ROW EXECUTE FUNCTION blogs_take_author_name();
--> statement-breakpoint
CREATE FUNCTION users_hand_on_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blogs SET author_name = NEW.full_name WHERE author_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_author_name AFTER UPDATE OF first_name, last_name ON users
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION users_hand_on_name();
--> statement-breakpoint
-- Kept counts, for each author and (author 0) for all together; deleted articles count nowhere. One statement however
-- many rows it changes, in one order of keys, so that two writers cannot wait for each other in a circle.
CREATE FUNCTION blogs_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO blog_counts AS kept (author_id, category, status, articles, views)
      SELECT a.author_id, n.category, n.status, count(*), sum(n.views_count)
      FROM new_rows n CROSS JOIN LATERAL (VALUES (n.author_id), (0::bigint)) AS a (author_id)
      WHERE n.deleted_at IS NULL AND a.author_id IS NOT NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (author_id, category, status) DO UPDATE
      SET articles = kept.articles + excluded.articles, views = kept.views + excluded.views;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO blog_counts AS kept (author_id, category, status, articles, views)
      SELECT a.author_id, o.category, o.status, -count(*), -sum(o.views_count)
      FROM old_rows o CROSS JOIN LATERAL (VALUES (o.author_id), (0::bigint)) AS a (author_id)
      WHERE o.deleted_at IS NULL AND a.author_id IS NOT NULL
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (author_id, category, status) DO UPDATE
      SET articles = kept.articles + excluded.articles, views = kept.views + excluded.views;
  ELSE
    INSERT INTO blog_counts AS kept (author_id, category, status, articles, views)
      SELECT a.author_id, r.category, r.status, sum(r.one), sum(r.one * r.views_count)
      FROM (
        SELECT author_id, category, status, views_count, deleted_at, 1 AS one FROM new_rows
        UNION ALL
        SELECT author_id, category, status, views_count, deleted_at, -1 FROM old_rows
      ) r CROSS JOIN LATERAL (VALUES (r.author_id), (0::bigint)) AS a (author_id)
      WHERE r.deleted_at IS NULL AND a.author_id IS NOT NULL
      GROUP BY 1, 2, 3
      HAVING sum(r.one) <> 0 OR sum(r.one * r.views_count) <> 0
      ORDER BY 1, 2, 3
    ON CONFLICT (author_id, category, status) DO UPDATE
      SET articles = kept.articles + excluded.articles, views = kept.views + excluded.views;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_counted_insert AFTER INSERT ON blogs
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_count();
--> statement-breakpoint
CREATE TRIGGER blogs_counted_update AFTER UPDATE ON blogs
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_count();
--> statement-breakpoint
CREATE TRIGGER blogs_counted_delete AFTER DELETE ON blogs
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION blogs_count();
