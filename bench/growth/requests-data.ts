import type pg from 'pg'

const DIETITIANS = 500
const CLIENTS = 5000
/** The busiest dietitian has a fifth of the requests, but no more than this. */
const BUSY_MAX = 20_000
/** Each of the client's own. */
const OWN = 60

const INSERT_PEOPLE = `
  insert into users (email, password_hash, first_name, last_name, role)
  select $2 || n || '@example.com', 'none', 'Meher', 'Gill ' || n, $3
  from generate_series(1, $1::int) as n on conflict do nothing`

/** Requests of five years: a fifth pending, one in ten of the answered waits again, a third states a concern. */
const INSERT_REQUESTS = `
  insert into consultation_requests (client_id, dietitian_id, name, email, age, message, health_concern, status,
    priority, created_at, replied_at, first_reply_at, waiting_since)
  select client, dietitian, 'Client ' || n, 'client' || n || '@example.com', 20 + n % 50,
    'I am writing about breakfast number ' || n || ' and what my family eats in the evening. ' || repeat('We like dal. ', 8),
    case when n % 3 = 0 then 'Acidity' end, status, case when n % 3 = 0 then 'medium' else 'low' end, at,
    case when status <> 'pending' then at + interval '5 hours' end,
    case when status <> 'pending' then at + interval '5 hours' end,
    case when status = 'pending' then at when status = 'replied' and n % 10 = 1 then at + interval '9 hours' end
  from (
    select n, $3::bigint[] as dietitians, now() - (1000001 - n) * interval '150 seconds' as at,
      case when n % 5 = 0 and n / 5 <= $6::int then $4::bigint
        else ($3::bigint[])[1 + n::bigint * 7919 / 3 % array_length($3::bigint[], 1)] end as dietitian,
      case when n % 31 = 0 and n / 31 <= $7::int then $5::bigint
        else ($8::bigint[])[1 + n::bigint * 104729 / 3 % array_length($8::bigint[], 1)] end as client,
      case (n / 5) % 5 when 0 then 'pending' when 1 then 'closed' else 'replied' end as status
    from generate_series($1::int + 1, $2::int) as n
  ) as made`

async function idsOf(client: pg.Client, pattern: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id::int from users where email like $1 order by id', [
    pattern,
  ])
  return rows.map(({ id }) => id)
}

export interface RequestPeople {
  busy: number
  client: number
}

/** Adds requests until there are `to` of them (`from` are there). @returns seconds it took */
export async function growRequests(
  client: pg.Client,
  people: RequestPeople,
  from: number,
  to: number,
): Promise<number> {
  const began = performance.now()
  await client.query(INSERT_PEOPLE, [DIETITIANS, 'asked', 'dietitian'])
  await client.query(INSERT_PEOPLE, [CLIENTS, 'asking', 'user'])
  const [dietitians, clients] = [await idsOf(client, 'asked%'), await idsOf(client, 'asking%')]
  const step = 100_000
  for (let first = from; first < to; first += step) {
    const last = Math.min(to, first + step)
    const values = [first, last, dietitians, people.busy, people.client, BUSY_MAX, OWN, clients]
    await client.query(INSERT_REQUESTS, values)
  }
  return (performance.now() - began) / 1000
}
