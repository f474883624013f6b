DROP FUNCTION search_dietitians(text[], text[], text[], boolean[]);
--> statement-breakpoint
-- The listed dietitians that a search finds: their score, and the reasons to show. Each term is a tsquery with what was typed
-- for it and a weight. A profile that states a thing (specialization 4, other facts 3) comes before one whose text mentions
-- it (1), and one that holds just the typed word before its equals. Terms of weight 0 (a way of consulting) decide among
-- equals, and find a dietitian only where nothing else does.
-- A term with a name may be one: as it stands always, and where all terms may be names its beginning too. A name that
-- nobody has finds the names like it, unless the words mean something else. Names narrow: "harpreet gill" finds the
-- dietitians who have most of the names.
CREATE FUNCTION search_dietitians(asked jsonb)
RETURNS TABLE (dietitian_id bigint, score bigint, matches text[]) LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  WITH terms AS MATERIALIZED (
    SELECT term.*, row_number() OVER () AS id, to_tsquery('english', query) AS words, plainto_tsquery('english', typed) AS same,
      plainto_tsquery('english', name) AS whole, bool_and(name IS NOT NULL) OVER () AS is_open,
      CASE WHEN length(name) > 2 AND name !~ '\d' THEN to_tsquery('english', name || ':*') END AS beginning
    FROM jsonb_to_recordset(asked) AS term (label text, query text, typed text, name text, weight integer)
  ), facts AS MATERIALIZED (
    SELECT id, user_id, weight,
      weight * (CASE WHEN is_stated THEN 4 WHEN is_fact THEN 3 ELSE 1 END + has_typed::int) AS points,
      CASE
        WHEN weight = 1 AND is_fact AND to_tsvector('english', coalesce(city, '')) @@ words THEN city
        WHEN weight = 1 AND NOT (is_fact OR is_open) THEN NULL
        WHEN has_typed AND (label IS NULL OR weight > 0 AND NOT (is_stated OR is_fact))
          THEN upper(left(typed, 1)) || substr(typed, 2)
        ELSE label
      END AS reason
    FROM terms
    JOIN dietitian_profiles ON is_listed AND search_words @@ words AND ts_filter(search_words, '{a,c,d}') @@ words
    CROSS JOIN LATERAL (
      SELECT ts_filter(search_words, '{a}') @@ words AS is_stated, ts_filter(search_words, '{c}') @@ words AS is_fact,
        search_words @@ same AS has_typed
    ) AS held
  ), names AS MATERIALIZED (
    SELECT id, user_id, ts_filter(search_words, '{b}') @@ whole AS is_whole
    FROM terms
    JOIN dietitian_profiles ON is_listed AND ts_filter(search_words, '{b}') @@ (whole || coalesce(beginning, ''))
    WHERE name IS NOT NULL AND (is_open OR ts_filter(search_words, '{b}') @@ whole)
  ), found AS (
    SELECT user_id, reason, points, weight > 0 AS finds, false AS is_name FROM facts
    UNION ALL
    SELECT user_id, NULL, 4 + is_whole::int, true, true FROM names
    UNION ALL
    SELECT user_id, NULL, 2, is_likely, is_likely
    FROM terms
    JOIN users ON name <% full_name
    JOIN dietitian_profiles ON is_listed AND user_id = users.id
    CROSS JOIN LATERAL (SELECT is_open AND NOT EXISTS (SELECT FROM facts WHERE facts.weight > 0) AS is_likely) AS word
    WHERE length(name) > 3 AND numnode(whole) > 0
      AND NOT EXISTS (SELECT FROM facts WHERE facts.id = terms.id)
      AND NOT EXISTS (SELECT FROM names WHERE names.id = terms.id)
  ), scored AS (
    SELECT user_id, sum(CASE WHEN finds THEN 100 * points ELSE 1 END) AS score, bool_or(finds) AS is_found,
      count(*) FILTER (WHERE is_name) AS names,
      coalesce(array_agg(reason ORDER BY points DESC, reason) FILTER (WHERE reason IS NOT NULL), '{}') AS matches
    FROM found GROUP BY user_id
  )
  SELECT user_id, score, matches FROM scored
  WHERE names = (SELECT max(names) FROM scored) AND (is_found OR NOT EXISTS (SELECT FROM scored WHERE is_found))
$$;
--> statement-breakpoint
DROP FUNCTION blog_search_matches(tsquery, text[], bigint, boolean, integer, integer);
--> statement-breakpoint
-- How many articles have the words of a search, at most `counted`, and the ids of the newest of them, so many at most. Where
-- the newest blocks of ids have `wanted` matches, no older ones are read. Its settings make the planner use the index of
-- words: it takes reading a vector, which is stored out of line, for as cheap as reading a number. `last_id` is the caller's
-- to find, because these settings would read all ids for it.
CREATE FUNCTION blog_search_matches(
  query tsquery, categories text[], author bigint, drafts boolean, last_id bigint, wanted integer, counted integer,
  OUT total integer, OUT newest bigint[]
) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET max_parallel_workers_per_gather = 0
AS $$
DECLARE
  block bigint := last_id >> 15;
BEGIN
  IF block >= 2 THEN
    SELECT count(*), (array_agg(blog_id ORDER BY blog_id DESC))[1:counted] INTO total, newest
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
  SELECT least(count(*), counted), coalesce((array_agg(blog_id ORDER BY blog_id DESC))[1:counted], '{}') INTO total, newest
  FROM blog_search
  WHERE words @@ query
    AND (drafts OR is_published) AND (categories IS NULL OR category = ANY (categories))
    AND (author IS NULL OR author_id = author);
END $$;
--> statement-breakpoint
-- Best match first: each word counts by where it is and how often, wherever the others are. Up to 500 articles are weighed by
-- their whole vectors; of more, the 500 whose title and summary say most of the words, and then the newest: a title counts for
-- more than any text, and reading a whole vector costs a multiple of reading that of title and summary.
CREATE OR REPLACE FUNCTION blog_search_best(query tsquery, ids bigint[]) RETURNS bigint[] LANGUAGE plpgsql STABLE
AS $$
DECLARE
  any_word tsquery := replace(query::text, '&', '|')::tsquery;
BEGIN
  IF cardinality(ids) > 500 THEN
    ids := ARRAY(
      SELECT id FROM unnest(ids) AS id LEFT JOIN blog_subjects ON blog_id = id
      ORDER BY ts_rank(words, any_word) DESC NULLS LAST, id DESC
      LIMIT 500
    );
  END IF;
  RETURN (
    SELECT array_agg(blog_id ORDER BY ts_rank(words, any_word) DESC, blog_id DESC)
    FROM blog_search WHERE blog_id = ANY (ids)
  );
END $$;
