import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { FoodQuery } from '#domain/foods/foods.schema.ts'
import type { Database } from '../db/connect.ts'
import { countList, readPage } from '../db/list-counts.ts'
import { foods, type NameKey } from './foods.table.ts'

export type StoredFood = typeof foods.$inferSelect

/** The library and the reader's own foods. */
function visibleTo(readerId: number | null): SQL | undefined {
  const inLibrary = eq(foods.status, 'library')
  return readerId === null ? inLibrary : or(inLibrary, eq(foods.owner_id, readerId))
}

type Filters = Pick<FoodQuery, 'kind' | 'region' | 'course' | 'ids' | 'page' | 'page_size'>

function filtered(readerId: number | null, { kind, region, course, ids }: Filters): SQL | undefined {
  return and(
    visibleTo(readerId),
    kind && eq(foods.kind, kind),
    region && eq(foods.region, region),
    course && eq(foods.course, course),
    ids && inArray(foods.id, ids),
  )
}

/** Names with less similarity share little more than a syllable with the search. */
const SIMILARITY_MIN = 0.9

/** Subtracted from a name's similarity for each step of rank: dish, Indian food, other food. */
const RANK_WEIGHT = 0.5

const TOTAL = sql<number>`count(*) over ()`.mapWith(Number)

/** @param typed the key of the search */
export async function searchFoods(db: Database, readerId: number | null, typed: NameKey, filters: Filters) {
  const likeness = sql<number>`found.likeness - ${foods.rank} * ${RANK_WEIGHT}::real`.as('likeness')
  // Sorts only ids, because the rows are long.
  const matched = db
    .select({ id: foods.id, likeness, letters: sql`length(${foods.name})`.as('letters'), total: TOTAL.as('total') })
    .from(sql`find_food_names(${typed.key}, ${typed.skeleton}) as found`)
    .innerJoin(foods, sql`${foods.id} = found.food_id`)
    .where(and(sql`found.likeness >= ${SIMILARITY_MIN}::real`, filtered(readerId, filters)))
    .orderBy(sql`2 desc, 3`, asc(foods.id))
    .limit(filters.page_size)
    .offset((filters.page - 1) * filters.page_size)
    .as('matched')
  const rows = await db
    .select({ food: foods, total: matched.total })
    .from(matched)
    .innerJoin(foods, eq(foods.id, matched.id))
    .orderBy(sql`${matched.likeness} desc`, asc(matched.letters), asc(matched.id))
  return { rows: rows.map(({ food }) => food), count: rows[0]?.total ?? 0 }
}

export async function listFoods(db: Database, readerId: number | null, filters: Filters) {
  const where = filtered(readerId, filters)
  const list = db.select().from(foods).where(where).orderBy(asc(foods.rank), asc(foods.name), asc(foods.id)).$dynamic()
  return readPage(list, countList(db, foods, where), filters)
}

export async function findFoods(db: Database, readerId: number | null, ids: readonly number[]): Promise<StoredFood[]> {
  return db
    .select()
    .from(foods)
    .where(and(inArray(foods.id, [...ids]), visibleTo(readerId)))
}
