import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ManagedReviewQuery, ReviewQuery } from '#domain/reviews/reviews.schema.ts'
import { users } from '../accounts/accounts.table.ts'
import { type Change, columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { countList, paged, readPage } from '../db/list-counts.ts'
import { reviews } from './reviews.table.ts'

const clients = alias(users, 'clients')
const dietitians = alias(users, 'dietitians')

const columns = {
  dietitian_name: dietitians.full_name,
  client: { first_name: clients.first_name, last_name: clients.last_name },
  ...columnsOf(reviews, 'rating', 'text', 'show_name', 'answer', 'answered_at', 'hidden_at', 'hidden_reason'),
  ...columnsOf(reviews, 'id', 'dietitian_id', 'created_at', 'updated_at'),
}

function base(db: Database) {
  return db
    .select(columns)
    .from(reviews)
    .leftJoin(clients, eq(clients.id, reviews.client_id))
    .leftJoin(dietitians, eq(dietitians.id, reviews.dietitian_id))
    .$dynamic()
}

export type ReviewRow = Awaited<ReturnType<typeof base>>[number]

function isVisibleOf(dietitianId: number): SQL | undefined {
  return and(eq(reviews.dietitian_id, dietitianId), isNull(reviews.hidden_at))
}

export async function listVisible(db: Database, dietitianId: number, query: ReviewQuery): Promise<ReviewRow[]> {
  return paged(base(db).where(isVisibleOf(dietitianId)).orderBy(desc(reviews.id)), query)
}

/** Number of visible reviews per rating; ratings without reviews are left out. */
export async function countByRating(db: Database, dietitianId: number): Promise<{ rating: number; count: number }[]> {
  return db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isVisibleOf(dietitianId))
    .groupBy(reviews.rating)
}

/** Reviews of one dietitian, or all. */
export async function listManaged(db: Database, dietitianId: number | undefined, query: ManagedReviewQuery) {
  const where = and(
    dietitianId === undefined ? undefined : eq(reviews.dietitian_id, dietitianId),
    query.shown === 'true' ? isNull(reviews.hidden_at) : undefined,
    query.shown === 'false' ? isNotNull(reviews.hidden_at) : undefined,
    query.has_text ? sql`${reviews.text} <> ''` : undefined,
  )
  return readPage(base(db).where(where).orderBy(desc(reviews.id)), countList(db, reviews, where), query)
}

export async function findReview(db: Database, id: number): Promise<ReviewRow | null> {
  const [row] = await base(db).where(eq(reviews.id, id))
  return row ?? null
}

export async function findRequestReview(db: Database, requestId: number): Promise<ReviewRow | null> {
  const [row] = await base(db).where(eq(reviews.request_id, requestId))
  return row ?? null
}

type NewReview = typeof reviews.$inferInsert

/** @returns null if the request already has a review */
export async function insertReview(db: Database, review: NewReview): Promise<number | null> {
  const [row] = await db.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id })
  return row?.id ?? null
}

export async function saveReview(db: Database, id: number, change: Change<NewReview>): Promise<void> {
  await db
    .update(reviews)
    .set({ ...change, updated_at: new Date() } as Partial<NewReview>)
    .where(eq(reviews.id, id))
}

/** @returns false if it was already answered */
export async function answerReview(db: Database, id: number, answer: string): Promise<boolean> {
  const { rowCount } = await db
    .update(reviews)
    .set({ answer, answered_at: sql`now()` })
    .where(and(eq(reviews.id, id), isNull(reviews.answer)))
  return rowCount === 1
}
