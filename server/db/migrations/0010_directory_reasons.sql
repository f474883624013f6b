-- As before, with these changes: every dietitian who is found has a reason (or the name), and what a word's beginning has
-- found is named by the whole word of the text; a word of the text finds a dietitian next to a concern or place only where these find
-- nobody. Languages and ways of consulting are filters of the caller.
CREATE OR REPLACE FUNCTION search_dietitians(asked jsonb)
RETURNS TABLE (dietitian_id bigint, score bigint, matches text[]) LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  WITH terms AS MATERIALIZED (
    SELECT term.*, concern IS NOT NULL AS is_concern, row_number() OVER () AS id, to_tsquery('english', query) AS words,
      plainto_tsquery('english', typed) AS same, plainto_tsquery('english', name) AS whole,
      bool_and(name IS NOT NULL) OVER () AS is_open,
      CASE WHEN length(name) > 2 AND name !~ '\d' THEN to_tsquery('english', name || ':*') END AS beginning
    FROM jsonb_to_recordset(asked) AS term (label text, query text, typed text, name text, weight integer, concern text)
  ), held AS MATERIALIZED (
    SELECT id, user_id, typed, label, is_concern, is_open, is_stated, is_fact, has_typed, bio, city,
      weight * (CASE WHEN is_stated THEN 4 WHEN is_fact THEN 3 ELSE 1 END + has_typed::int) AS points,
      NOT is_concern AND is_fact AND to_tsvector('english', coalesce(city, '')) @@ words AS is_city
    FROM terms
    JOIN dietitian_profiles ON is_listed AND search_words @@ words AND ts_filter(search_words, '{a,c,d}') @@ words
    CROSS JOIN LATERAL (
      SELECT ts_filter(search_words, '{a}') @@ words AS is_stated, ts_filter(search_words, '{c}') @@ words AS is_fact,
        search_words @@ same AS has_typed
    ) AS place
  ), facts AS MATERIALIZED (
    SELECT id, user_id, points,
      is_concern OR is_fact OR is_open OR NOT EXISTS (SELECT FROM held AS other WHERE other.is_concern OR other.is_fact) AS finds,
      CASE
        WHEN is_city THEN city
        WHEN is_stated OR is_fact AND label IS NOT NULL THEN label
        WHEN has_typed THEN upper(left(typed, 1)) || substr(typed, 2)
        ELSE coalesce(label, initcap(substring(bio FROM '(?i)\m' || typed || '\w*')), upper(left(typed, 1)) || substr(typed, 2))
      END AS reason
    FROM held
  ), names AS MATERIALIZED (
    SELECT id, user_id, ts_filter(search_words, '{b}') @@ whole AS is_whole
    FROM terms
    JOIN dietitian_profiles ON is_listed AND ts_filter(search_words, '{b}') @@ (whole || coalesce(beginning, ''))
    WHERE name IS NOT NULL AND (is_open OR ts_filter(search_words, '{b}') @@ whole)
  ), found AS (
    SELECT user_id, CASE WHEN finds THEN reason END AS reason, points, finds, false AS is_name FROM facts
    UNION ALL
    SELECT user_id, NULL, 10 * (4 + is_whole::int), true, true FROM names
    UNION ALL
    SELECT user_id, NULL, 20, true, true
    FROM terms
    JOIN users ON name <% full_name
    JOIN dietitian_profiles ON is_listed AND user_id = users.id
    WHERE length(name) > 3 AND numnode(whole) > 0 AND is_open AND NOT EXISTS (SELECT FROM facts)
      AND NOT EXISTS (SELECT FROM names WHERE names.id = terms.id)
  ), scored AS (
    SELECT user_id, sum(CASE WHEN finds THEN 100 * points ELSE 1 END) AS score, bool_or(finds) AS is_found,
      count(*) FILTER (WHERE is_name) AS names,
      coalesce(array_agg(reason ORDER BY points DESC, reason) FILTER (WHERE reason IS NOT NULL), '{}') AS matches
    FROM found GROUP BY user_id
  )
  SELECT user_id, score, matches FROM scored WHERE names = (SELECT max(names) FROM scored) AND is_found
$$;
