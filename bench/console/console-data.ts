import pg from 'pg'

export const REQUESTS = 5000
export const BLOGS = 500
/** Other dietitians' requests, which the queries have to filter out. */
const OTHERS = 20_000
const MESSAGES = 3

/** Requests of the last two years, one in five still pending, a third with a concern; the text repeats, the names differ. */
const INSERT_REQUESTS = `
  insert into consultation_requests (client_id, dietitian_id, name, email, age, message, health_concern, status,
    priority, created_at, replied_at, first_reply_at, waiting_since)
  select $1, $2, 'Client ' || n, 'client' || n || '@example.com', 20 + n % 50,
    'I am writing about breakfast number ' || n || ' and what my family eats in the evening. ' || repeat('We like dal. ', 12),
    case when n % 3 = 0 then 'Acidity' end, status, case when n % 3 = 0 then 'medium' else 'low' end,
    at, case when status <> 'pending' then at + interval '5 hours' end,
    case when status <> 'pending' then at + interval '5 hours' end, case when status = 'pending' then at end
  from (
    select n, now() - n * interval '3 hours' as at,
      case n % 5 when 0 then 'pending' when 1 then 'closed' else 'replied' end as status
    from generate_series(1, $3::int) as n
  ) as made`

const INSERT_MESSAGES = `
  insert into consultation_messages (request_id, author_id, body, created_at, read_at)
  select r.id, case when n = 2 then r.client_id else r.dietitian_id end, repeat('Begin with one bowl more. ', 8),
    r.created_at + n * interval '5 hours', case when n < 3 then now() end
  from consultation_requests r cross join generate_series(1, $2::int) as n
  where r.dietitian_id = $1 and r.status <> 'pending'`

const INSERT_REVIEWS = `
  insert into reviews (request_id, client_id, dietitian_id, rating, text)
  select id, client_id, dietitian_id, 1 + id % 5, 'Clear and kind.' from consultation_requests
  where dietitian_id = $1 and status = 'closed' on conflict do nothing`

const INSERT_BLOGS = `
  insert into blogs (author_id, title, summary, content, content_text, category, status, views_count, read_minutes,
    created_at, updated_at, published_at)
  select $1, 'What the plate says, part ' || n, repeat('Five bowls on a steel plate. ', 4), '<p>' || body || '</p>', body,
    'diet', case when n % 10 = 0 then 'draft' else 'published' end, n % 900, 4, at, at, at
  from (
    select n, now() - n * interval '9 hours' as at, repeat('Dal, sabzi, dahi, roti and a fruit. ', 120) as body
    from generate_series(1, $2::int) as n
  ) as made`

const INSERT_VIEWS = `
  insert into blog_daily_views (blog_id, day, views)
  select b.id, current_date - d, 3 from blogs b cross join generate_series(0, 55) as d
  where b.author_id = $1 on conflict do nothing`

/** One dietitian with years of work behind them, among others. */
export async function fillConsole(databaseUrl: string, dietitianId: number, clientId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `select id::int from users where role = 'dietitian' and id <> $1 order by id limit 1`,
      [dietitianId],
    )
    await client.query(INSERT_REQUESTS, [clientId, dietitianId, REQUESTS])
    await client.query(INSERT_REQUESTS, [clientId, rows[0]?.id, OTHERS])
    await client.query(INSERT_MESSAGES, [dietitianId, MESSAGES])
    await client.query(INSERT_REVIEWS, [dietitianId])
    await client.query(INSERT_BLOGS, [dietitianId, BLOGS])
    await client.query(INSERT_VIEWS, [dietitianId])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
