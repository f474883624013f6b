-- How many articles have the words of a search, at most `counted`, and the ids of the newest `wanted` of them. What is
-- everywhere is found in the newest blocks of ids alone; what is rarer is read whole, being little. Its settings make the
-- planner use the index of words: it takes reading a vector, which is stored out of line, for as cheap as reading a number.
CREATE FUNCTION blog_search_matches(
  query tsquery, categories text[], author bigint, drafts boolean, wanted integer, counted integer,
  OUT total integer, OUT newest bigint[]
) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET max_parallel_workers_per_gather = 0
AS $$
DECLARE
  block bigint := (SELECT max(blog_id) >> 15 FROM blog_search);
BEGIN
  IF block >= 2 THEN
    SELECT count(*), (array_agg(blog_id ORDER BY blog_id DESC))[1:wanted] INTO total, newest
    FROM blog_search
    WHERE words @@ (query && format('%L | %L', '~' || block, '~' || block - 1)::tsquery)
      AND (drafts OR is_published) AND (categories IS NULL OR category = ANY (categories))
      AND (author IS NULL OR author_id = author);
    IF total >= counted THEN
      total := counted;
      RETURN;
    END IF;
    IF total >= wanted THEN
      SELECT count(*) INTO total
      FROM (
        SELECT FROM blog_search
        WHERE words @@ query
          AND (drafts OR is_published) AND (categories IS NULL OR category = ANY (categories))
          AND (author IS NULL OR author_id = author)
        LIMIT counted
      ) AS found;
      RETURN;
    END IF;
  END IF;
  SELECT least(count(*), counted), coalesce((array_agg(blog_id ORDER BY blog_id DESC))[1:wanted], '{}') INTO total, newest
  FROM blog_search
  WHERE words @@ query
    AND (drafts OR is_published) AND (categories IS NULL OR category = ANY (categories))
    AND (author IS NULL OR author_id = author);
END $$;
--> statement-breakpoint
-- Best match first: of these ids the ones with the words in title or summary and then the newest, at most 100. More are
-- not weighed against each other: that reads the whole vector of each.
CREATE FUNCTION blog_search_best(query tsquery, ids bigint[]) RETURNS bigint[] LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN (
    WITH compared AS (
      SELECT id FROM unnest(ids) AS id LEFT JOIN blog_subjects ON blog_id = id
      ORDER BY coalesce(words @@ query, false) DESC, id DESC
      LIMIT 100
    )
    SELECT array_agg(blog_id ORDER BY ts_rank_cd(words, query) DESC, blog_id DESC)
    FROM blog_search WHERE blog_id = ANY (ARRAY(SELECT id FROM compared))
  );
END $$;
