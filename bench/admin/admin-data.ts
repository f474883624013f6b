import pg from 'pg'

export const USERS = 100_000
export const ENTRIES = 1_000_000
const REQUESTS = 100_000
const ASSESSMENTS = 20_000

/** Sign-ups of five years; one in a hundred is a dietitian, one in fifty disabled. */
const INSERT_USERS = `
  insert into users (email, password_hash, first_name, last_name, role, is_active, created_at)
  select 'person' || n || '@example.com', 'x',
    (array['Asha','Gurpreet','Harleen','Imran','Jaspreet','Kavita','Meher','Nisha','Pooja','Ravi'])[1 + n % 10],
    (array['Gill','Sharma','Kaur','Singh','Verma','Rao','Mirza','Das'])[1 + (n / 10) % 8] || ' ' || n,
    case when n % 100 = 0 then 'dietitian' else 'user' end, n % 50 <> 0, now() - n * interval '26 minutes'
  from generate_series(1, $1::int) as n`

/** A year of the log: mostly sign-ins and accesses, a tenth of it by one busy admin. */
const INSERT_ENTRIES = `
  insert into audit_entries (actor_id, action, target_type, target_id, before, after, created_at)
  select case when n % 10 = 0 then $2::bigint else person end, action,
    case when action like 'request%' then 'consultation_request' when action like 'blog%' then 'blog' else 'user' end,
    person, case when action = 'account.role_changed' then '{"role":"user"}'::jsonb end,
    case when action = 'account.role_changed' then '{"role":"dietitian"}'::jsonb end, now() - n * interval '30 seconds'
  from (
    select n, (select min(id) from users where email like 'person%') + (n * 7919::bigint) % $3 as person,
      (array['account.signed_in','account.signed_in','account.signed_in','request.opened','request.opened',
        'request.listed','blog.changed','account.registered','request.status_changed','account.role_changed']
      )[1 + (n / 10) % 10] as action
    from generate_series(1, $1::int) as n
  ) as made`

const INSERT_REQUESTS = `
  insert into consultation_requests (client_id, dietitian_id, name, email, message, status, priority, created_at,
    replied_at, first_reply_at)
  select $2, $3, 'Client', 'client@example.com', 'What about breakfast?',
    case n % 4 when 0 then 'pending' when 1 then 'closed' else 'replied' end, 'low', at,
    case when n % 4 > 0 then at + n % 40 * interval '1 hour' end,
    case when n % 4 > 0 then at + n % 40 * interval '1 hour' end
  from (select n, now() - n * interval '10 minutes' as at from generate_series(1, $1::int) as n) as made`

const INSERT_ASSESSMENTS = `
  insert into assessments (full_name, email, phone_number, age, gender, height, weight, status, created_at)
  select 'Asha Gill', 'asha.gill@example.com', '9814000000', 30, 'female', 160, 60,
    (array['new','contacted','done'])[1 + n % 3], now() - n * interval '30 minutes'
  from generate_series(1, $1::int) as n`

/** Several years of entries. */
export async function fillAdminArea(databaseUrl: string, adminId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(INSERT_USERS, [USERS])
    const { rows } = await client.query<{ client: number; dietitian: number }>(
      `select min(id) filter (where role = 'user')::int as client,
        min(id) filter (where role = 'dietitian')::int as dietitian from users where email like 'person%'`,
    )
    await client.query(INSERT_ENTRIES, [ENTRIES, adminId, USERS])
    await client.query(INSERT_REQUESTS, [REQUESTS, rows[0]?.client, rows[0]?.dietitian])
    await client.query(INSERT_ASSESSMENTS, [ASSESSMENTS])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
