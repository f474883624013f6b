import { sql } from 'drizzle-orm'
import { connect } from '#server/db/connect.ts'
import { toFoodKey, toSkeleton } from '#server/foods/food-key.ts'
import { loadFoodLibrary } from '#server/foods/library/load-library.service.ts'
import { SEARCH_CASES } from '../test/foods/search-cases.ts'
import type { Product } from '../test/product-process.ts'
import { signInAs } from '../test/start/api-of.ts'
import { ms, printTable } from './table.ts'
import { timed, timingOf } from './timed.ts'

const OWN_DISHES = 10_000
const SEARCH_GOAL_MS = 50
const LOAD_GOAL_MS = 3000
const ROUNDS = 5

/** Dishes of one dietitian, each named after a library dish, with a number. */
async function fillOwnDishes(databaseUrl: string, ownerId: number): Promise<void> {
  const { db, close } = connect(databaseUrl, () => {})
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with library as (select *, row_number() over (order by id) - 1 as n from foods where kind = 'dish')
    insert into foods (kind, source, owner_id, status, name, contents, portions, nutrients, rank)
    select 'dish', 'own', ${ownerId}, 'private', name || ' of home ' || number, contents, portions, nutrients, 0
    from generate_series(1, ${OWN_DISHES}) as number
    join library on n = number % (select count(*) from library) returning id, name`)
  const names = rows.map(({ id, name }) => ({
    food_id: id,
    key: toFoodKey(name),
    skeleton: toSkeleton(toFoodKey(name)),
  }))
  await db.execute(sql`
    insert into food_names (food_id, key, skeleton)
    select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as own (food_id bigint, key text, skeleton text)`)
  await db.execute(sql`vacuum analyze foods`)
  await db.execute(sql`vacuum analyze food_names`)
  await close()
}

/** Measures what the library costs at the first start, and at a later one. */
async function measureLoading(databaseUrl: string): Promise<void> {
  const { db, pool, close } = connect(databaseUrl, () => {})
  const load = async () => {
    const began = performance.now()
    await loadFoodLibrary(pool)
    return performance.now() - began
  }
  await db.execute(sql`truncate food_library, food_names, foods`)
  const [first, later] = [await load(), await load()]
  await close()
  printTable([
    ['loading the library', 'milliseconds', 'goal'],
    ['at the first start', ms(first), first < LOAD_GOAL_MS ? 'reached' : 'missed'],
    ['at a later start', ms(later), ''],
  ])
}

/** The searches of the test among 9,246 foods and 10,000 dishes of the dietitian who searches. */
export async function measureFoods(app: Product, databaseUrl: string): Promise<void> {
  await measureLoading(databaseUrl)
  const { token, userId } = await signInAs(app.url, 'dietitian')
  await fillOwnDishes(databaseUrl, userId)
  const reads = SEARCH_CASES.map(({ query }) => `/api/foods/?page_size=8&search=${encodeURIComponent(query)}`)
  const table = [['milliseconds', 'p50', 'p95', 'p99', `p95 under ${SEARCH_GOAL_MS}`]]
  for (const [caller, callerToken] of [
    ['a dietitian with 10,000 dishes', token],
    ['a visitor, not cached', undefined],
  ] as const) {
    const samples = await timed(
      app.url,
      // The cache holds only canonical addresses, so another order of the parameters reaches the database.
      reads.map((path) => ({ path: callerToken ? path : `${path}&page=1`, token: callerToken })),
      reads.length * ROUNDS,
    )
    const { p50, p95, p99 } = timingOf(samples)
    table.push([caller, ms(p50), ms(p95), ms(p99), p95 < SEARCH_GOAL_MS ? 'reached' : 'missed'])
  }
  printTable(table)
}
