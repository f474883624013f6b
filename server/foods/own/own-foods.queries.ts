import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { OwnFoodQuery, ProposalQuery } from '#domain/foods/own/own-foods.schema.ts'
import { users } from '../../accounts/accounts.table.ts'
import type { Database } from '../../db/connect.ts'
import { countList, readPage } from '../../db/list-counts.ts'
import { containing } from '../../db/search-conditions.ts'
import { foodNames, foods, type NameKey } from '../foods.table.ts'

export type FoodInsert = typeof foods.$inferInsert

/** Foods that a person added, including those that are now in the library. */
const addedBy = (userId: number): SQL | undefined => or(eq(foods.owner_id, userId), eq(foods.contributor_id, userId))

const author = { id: users.id, first_name: users.first_name, last_name: users.last_name }

const withAuthor = (db: Database) =>
  db
    .select({ food: foods, author })
    .from(foods)
    .leftJoin(users, eq(users.id, sql`coalesce(${foods.owner_id}, ${foods.contributor_id})`))
    .$dynamic()

export type AuthoredFood = Awaited<ReturnType<typeof withAuthor>>[number]

function matching(userId: number, { search, status }: OwnFoodQuery): SQL | undefined {
  return and(
    addedBy(userId),
    status && eq(foods.status, status),
    search ? or(...[foods.name, foods.hindi, foods.punjabi].map((name) => ilike(name, containing(search)))) : undefined,
  )
}

export async function listOwnFoods(db: Database, userId: number, query: OwnFoodQuery) {
  const where = matching(userId, query)
  const list = withAuthor(db).where(where).orderBy(desc(foods.updated_at), desc(foods.id))
  return readPage(list, db.$count(foods, where), query)
}

const ownFood = (db: Database, userId: number, id: number) =>
  withAuthor(db).where(and(eq(foods.id, id), addedBy(userId)))

export async function findOwnFood(db: Database, userId: number, id: number): Promise<AuthoredFood | null> {
  const [row] = await ownFood(db, userId, id)
  return row ?? null
}

export async function lockOwnFood(tx: Database, userId: number, id: number): Promise<AuthoredFood | null> {
  const [row] = await ownFood(tx, userId, id).for('update', { of: foods })
  return row ?? null
}

export async function countOwnFoods(db: Database, userId: number): Promise<number> {
  return db.$count(foods, eq(foods.owner_id, userId))
}

export async function replaceNames(tx: Database, id: number, keys: readonly NameKey[]): Promise<void> {
  await tx.delete(foodNames).where(eq(foodNames.food_id, id))
  if (keys.length > 0) await tx.insert(foodNames).values(keys.map((name) => ({ food_id: id, ...name })))
}

export async function insertOwnFood(tx: Database, food: FoodInsert, keys: readonly NameKey[]): Promise<number> {
  const [row] = await tx.insert(foods).values(food).returning({ id: foods.id })
  if (!row) throw new Error('the food was not written')
  await replaceNames(tx, row.id, keys)
  return row.id
}

/** Proposed or accepted foods of dietitians, without the library's own. */
const inState = (status: ProposalQuery['status']) => and(eq(foods.status, status), eq(foods.source, 'own'))

export async function listProposedFoods(db: Database, query: ProposalQuery) {
  const waiting = [asc(foods.proposed_at), asc(foods.id)]
  const order = query.status === 'proposed' ? waiting : [desc(foods.updated_at), desc(foods.id)]
  const where = inState(query.status)
  const list = withAuthor(db)
    .where(where)
    .orderBy(...order)
  return readPage(list, countList(db, foods, where), query)
}

export async function lockAuthoredFood(tx: Database, id: number): Promise<AuthoredFood | null> {
  const [row] = await withAuthor(tx).where(eq(foods.id, id)).for('update', { of: foods })
  return row ?? null
}

export async function saveFood(tx: Database, id: number, change: Partial<FoodInsert>): Promise<void> {
  await tx
    .update(foods)
    .set({ ...change, updated_at: new Date() })
    .where(eq(foods.id, id))
}

export async function deleteFood(tx: Database, id: number): Promise<void> {
  await tx.delete(foods).where(eq(foods.id, id))
}
