import type pg from 'pg'

const AUTHORS = 200
/** Of each thousand articles the bench's own author wrote five. */
const INSERT_AUTHORS = `
  insert into users (email, password_hash, first_name, last_name, role)
  select 'writes' || n || '@example.com', 'none', 'Asha', 'Rao ' || n, 'dietitian' from generate_series(1, $1::int) as n
  on conflict do nothing`

/** Short texts: lists show none of them. Titles begin with 400 words and go on with a number. */
const INSERT_ARTICLES = `
  insert into blogs (author_id, author_name, title, summary, content, content_text, category, status, views_count,
    read_minutes, created_at, updated_at, published_at)
  select case when n % 200 = 0 then $3::bigint else ($4::bigint[])[1 + n % array_length($4::bigint[], 1)] end, 'Asha Rao',
    'Word' || (n::bigint * 7919 % 400) || ' of ' || n, 'What five bowls say.', '<p>' || repeat('Dal and roti. ', 40) || '</p>',
    repeat('Dal and roti. ', 40),
    (array['diet','diet','diet','fitness','fitness','yoga','mental_health','recipes','recipes','lifestyle'])[1 + n / 7 % 10],
    case when n % 33 = 0 then 'draft' else 'published' end, (20 / (0.001 + (n::bigint * 104729 % 1000) / 1000.0))::int, 1,
    at, at, at
  from (select n, now() - (1000001 - n) * interval '3 minutes' as at from generate_series($1::int + 1, $2::int) as n) as made`

const COUNT_AGAIN = [
  'truncate blog_counts',
  `insert into blog_counts (author_id, category, status, articles, views)
   select a, category, status, count(*), sum(views_count) from blogs, lateral (values (author_id), (0)) as of (a)
   where deleted_at is null and a is not null group by 1, 2, 3`,
  `delete from list_changes where list like 'blogs/%'`,
  `delete from list_marks where list like 'blogs/%'`,
  `delete from list_totals where list like 'blogs/%'`,
  `insert into list_totals (list, kind, n) select p.list, p.kind, count(*) from blogs r, blog_places(r.id, r.category,
     r.status, r.deleted_at, r.created_at, r.title, r.views_count) p group by 1, 2`,
  // Something has to have changed, or nobody looks whether a list wants marks.
  `update blogs set views_count = views_count + 1 where id = (select max(id) from blogs)`,
]

/**
 * Adds articles until there are `to` of them (`from` are there), without their words for the search, which a load would
 * wait for; `npm run bench -- articles` has them. @returns seconds it took
 */
export async function growArticleLists(client: pg.Client, ownId: number, from: number, to: number): Promise<number> {
  const began = performance.now()
  await client.query(INSERT_AUTHORS, [AUTHORS])
  const { rows } = await client.query<{ id: number }>(
    `select id::int from users where email like 'writes%' order by id`,
  )
  const authors = rows.map(({ id }) => id)
  await client.query('alter table blogs disable trigger user')
  const step = 100_000
  for (let first = from; first < to; first += step) {
    await client.query(INSERT_ARTICLES, [first, Math.min(to, first + step), ownId, authors])
  }
  await client.query('alter table blogs enable trigger user')
  for (const statement of COUNT_AGAIN) await client.query(statement)
  return (performance.now() - began) / 1000
}
