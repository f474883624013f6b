import type pg from 'pg'
import { LOWEST } from './list-places.ts'
import { liftLimit } from './statement-watch.ts'

/** Rows from one mark to the next. With four times as many a list is marked anew; a shorter one needs no marks. */
const STEP = 1000
/** Folded in by one statement. */
const BATCH = 10_000
/** With so many changes it is cheaper to mark the whole list anew. */
const MANY_CHANGES = 50_000
/** Any fixed number: one process at a time. */
const KEEPER_LOCK = 7_421_002
const EVERY_MS = 10_000

const BLOGS = `blogs r, blog_places(r.id, r.category, r.status, r.deleted_at, r.created_at, r.title, r.views_count) p`
const DIRECTORY = `dietitian_profiles r, directory_places(r.user_id, r.is_listed, r.specialization, r.is_available,
  r.rating, r.review_count, r.consultation_fee, r.experience_years) p`
const REQUESTS = `consultation_requests r, request_places(r.id, r.dietitian_id, r.status, r.created_at, r.waiting_since) p`
/** The lists whose pages are looked for by marks; the others are only counted. */
const SOURCES = new Map<string, string>([
  ...['newest', 'views', 'title'].map((order) => [`blogs/${order}`, BLOGS] as const),
  ...['-rating', 'consultation_fee', '-consultation_fee', '-experience_years', 'experience_years'].map(
    (order) => [`directory/${order}`, DIRECTORY] as const,
  ),
  ...['newest', 'waiting'].map((order) => [`requests/${order}`, REQUESTS] as const),
])

const FOLD = `
  with taken as (
    delete from list_changes where id in (select id from list_changes order by id limit ${BATCH})
    returning list, kind, key_number, key_text, key_id, n
  ), counted as (
    insert into list_totals as kept (list, kind, n)
      select list, kind, sum(n) from taken group by 1, 2 having sum(n) <> 0
    on conflict (list, kind) do update set n = kept.n + excluded.n
  ), placed as (
    select m.list, m.key_number, m.key_text, m.key_id, sum_counts(array_fill(0, array[t.kind - 1]) || t.n) as counts
    from taken t cross join lateral (
      select * from list_marks m
      where m.list = t.list and (m.key_number, m.key_text, m.key_id) <= (t.key_number, t.key_text, t.key_id)
      order by m.key_number desc, m.key_text desc, m.key_id desc limit 1
    ) m group by 1, 2, 3, 4
  ), moved as (
    update list_marks m set counts = add_counts(m.counts, p.counts) from placed p
    where (m.list, m.key_number, m.key_text, m.key_id) = (p.list, p.key_number, p.key_text, p.key_id)
  )
  select count(*)::int as count from taken`

const UNBALANCED = (stepMax: number) => `
  select list from list_totals where list = any($1) group by list
    having sum(n) > ${stepMax} and not exists (select from list_marks m where m.list = list_totals.list)
  union
  select list from list_marks where (select sum(n) from unnest(counts) as n) > ${stepMax}
  union
  select list from list_changes where list = any($1) group by list having count(*) > ${MANY_CHANGES}`

const MARK = (source: string, step: number) => `
  with placed as (
    select p.*, row_number() over (order by p.key_number, p.key_text, p.key_id) - 1 as place from ${source} where p.list = $1
  ), counted as (
    select place / ${step} as step, sum_counts(array_fill(0, array[kind - 1]) || n) as counts
    from (select place / ${step} * ${step} as place, kind, count(*)::int as n from placed group by 1, 2) as by_kind
    group by 1
  )
  insert into list_marks (list, key_number, key_text, key_id, counts)
  select $1, case place when 0 then ${LOWEST} else key_number end, case place when 0 then '' else key_text end,
    case place when 0 then ${LOWEST} else key_id end, counts
  from placed join counted on step = place / ${step} where place % ${step} = 0`

/** @returns false when another process is at it */
async function inTurn(client: pg.PoolClient, begin: string, work: () => Promise<void>): Promise<boolean> {
  await client.query(begin)
  try {
    const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_xact_lock($1) as is_free', [
      KEEPER_LOCK,
    ])
    const isFree = rows[0]?.is_free ?? false
    if (isFree) await work()
    await client.query('commit')
    return isFree
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** In one snapshot: the changes that it shows are in the rows that it counts, and later ones stay to be folded in. */
async function markAnew(client: pg.PoolClient, list: string, step: number): Promise<void> {
  const source = SOURCES.get(list) ?? ''
  await inTurn(client, 'begin isolation level repeatable read', async () => {
    await client.query('set local statement_timeout = 0')
    for (const table of ['list_changes', 'list_totals', 'list_marks']) {
      await client.query(`delete from ${table} where list = $1`, [list])
    }
    await client.query(MARK(source, step), [list])
    await client.query(
      `insert into list_totals (list, kind, n) select $1, kind, count(*) from ${source} where p.list = $1 group by kind`,
      [list],
    )
  })
}

async function markUnbalanced(pool: pg.Pool, step: number, stepMax: number): Promise<void> {
  const { rows } = await pool.query<{ list: string }>(UNBALANCED(stepMax), [[...SOURCES.keys()]])
  if (rows.length === 0) return
  const client = await pool.connect()
  liftLimit(client)
  try {
    for (const { list } of rows) await markAnew(client, list, step)
  } finally {
    client.release(true)
  }
}

async function foldAll(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    for (let folded = BATCH; folded === BATCH; ) {
      const isFree = await inTurn(client, 'begin', async () => {
        folded = (await client.query<{ count: number }>(FOLD)).rows[0]?.count ?? 0
        if (folded < BATCH) await client.query('select forget_titles()')
      })
      if (!isFree) return
    }
  } finally {
    client.release()
  }
}

/** Folds the changes of all lists in and marks those anew that have grown; another process that does so is left to it. */
export async function keepLists(pool: pg.Pool, step = STEP, stepMax = 4 * step): Promise<void> {
  await markUnbalanced(pool, step, stepMax)
  await foldAll(pool)
  await markUnbalanced(pool, step, stepMax)
}

export interface ListKeeper {
  stop(): Promise<void>
}

/** Keeps the lists every ten seconds as long as something changes. */
export function startListKeeper(pool: pg.Pool, onFailure: (error: Error) => void): ListKeeper {
  let running: Promise<void> = Promise.resolve()
  const run = async () => {
    const { rows } = await pool.query('select from list_changes limit 1')
    if (rows.length > 0) await keepLists(pool)
  }
  const timer = setInterval(() => {
    running = running.then(run).catch(onFailure)
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
