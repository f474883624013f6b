import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { RequestQuery, RequestStats } from '#domain/consultations/consultations.schema.ts'
import { CLOSED_AT_ONCE_MAX } from '#domain/consultations/request-rules.ts'
import { REQUEST_STATUSES } from '#domain/consultations/status.ts'
import { users } from '../accounts/accounts.table.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { countLists, paged } from '../db/list-counts.ts'
import { prepared } from '../db/prepared.ts'
import { everyWordIn } from '../db/search-conditions.ts'
import { consultationAttachments as attachments, attachmentsAsJson } from './attachments/attachments.table.ts'
import { consultationMessages as messages, consultationRequests as requests } from './consultations.table.ts'

const dietitians = alias(users, 'dietitians')
const clients = alias(users, 'clients')
const candidates = alias(users, 'candidates')

const columns = {
  ...columnsOf(requests, 'id', 'client_id', 'dietitian_id'),
  dietitian_name: dietitians.full_name,
  name: requests.name,
  email: requests.email,
  /** True if the request's address is the client's current one and is verified. */
  email_verified: sql<boolean>`coalesce(${clients.email} = ${requests.email} and ${clients.email_verified_at} is not null, false)`,
  ...columnsOf(requests, 'phone_number', 'relation', 'age', 'gender', 'message', 'health_concern', 'status'),
  ...columnsOf(requests, 'admin_notes', 'priority', 'chosen_priority', 'is_minor', 'guardian_name', 'guardian_consent'),
  ...columnsOf(requests, 'created_at', 'updated_at', 'replied_at', 'first_reply_at', 'waiting_since', 'reminded_at'),
  ...columnsOf(requests, 'handover_to', 'handover_proposed_at', 'handover_outcome', 'handover_ended_at'),
  handover_name: candidates.full_name,
  attachments: attachmentsAsJson(sql`${attachments.request_id} = ${requests.id} and ${attachments.message_id} is null`),
}

function base(db: Database) {
  return db
    .select(columns)
    .from(requests)
    .leftJoin(dietitians, eq(dietitians.id, requests.dietitian_id))
    .leftJoin(clients, eq(clients.id, requests.client_id))
    .leftJoin(candidates, eq(candidates.id, requests.handover_to))
    .$dynamic()
}

export type RequestRow = Awaited<ReturnType<typeof base>>[number]

/** Limits requests to a client's own or those sent to a dietitian; `all` is for admins. */
export type RequestScope = { client_id: number } | { dietitian_id: number } | 'all'

function inScope(
  scope: RequestScope,
  table: Record<'client_id' | 'dietitian_id', AnyPgColumn> = requests,
): SQL | undefined {
  if (scope === 'all') return undefined
  return 'client_id' in scope ? eq(table.client_id, scope.client_id) : eq(table.dietitian_id, scope.dietitian_id)
}

/** Clients have unread messages from others, dietitians from the client; admins take no part in conversations. */
function hasUnread(scope: RequestScope): SQL | undefined {
  if (scope === 'all') return sql`false`
  const author =
    'client_id' in scope
      ? sql`${messages.author_id} is distinct from ${requests.client_id}`
      : sql`${messages.author_id} is not distinct from ${requests.client_id}`
  return sql`exists (select from ${messages} where ${messages.request_id} = ${requests.id}
    and ${messages.read_at} is null and ${author})`
}

/**
 * Compares with a request that the reader can see, so that no one learns of a client's requests to other dietitians.
 */
function isOfSameClient(scope: RequestScope, id: number): SQL {
  const known = alias(requests, 'known')
  return sql`${requests.id} <> ${id} and ${requests.client_id} = (
    select ${known.client_id} from ${requests} known where ${and(eq(known.id, id), inScope(scope, known))})`
}

function wasAnsweredDaysAgo(days: number): SQL {
  return sql`(${requests.status} = 'replied' and ${requests.waiting_since} is null
    and ${requests.replied_at} <= now() - make_interval(days => ${days}))`
}

function matching(scope: RequestScope, query: RequestQuery): SQL | undefined {
  const searched = [requests.name, requests.message, requests.health_concern, dietitians.full_name]
  return and(
    query.status ? eq(requests.status, query.status) : undefined,
    query.dietitian && scope !== 'all' && 'client_id' in scope ? eq(requests.dietitian_id, query.dietitian) : undefined,
    query.waiting ? isNotNull(requests.waiting_since) : undefined,
    query.same_client_as ? isOfSameClient(scope, query.same_client_as) : undefined,
    query.answered_days ? wasAnsweredDaysAgo(query.answered_days) : undefined,
    query.unread ? hasUnread(scope) : undefined,
    query.priority ? sql`coalesce(${requests.chosen_priority}, ${requests.priority}) = ${query.priority}` : undefined,
    query.search ? everyWordIn(query.search, searched, requests.email) : undefined,
  )
}

export async function countRequests(db: Database, scope: RequestScope, query: RequestQuery): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(requests)
    .leftJoin(dietitians, eq(dietitians.id, requests.dietitian_id))
    .where(and(inScope(scope), matching(scope, query)))
  return row?.count ?? 0
}

/** Requests to one dietitian; `all` is for admins. */
type Received = Exclude<RequestScope, { client_id: number }>

const ORDER: Record<RequestQuery['ordering'], SQL[]> = {
  '-created_at': [desc(requests.created_at), desc(requests.id)],
  created_at: [asc(requests.created_at), asc(requests.id)],
  // Requests that are not waiting come last, newest first.
  waiting: [asc(requests.waiting_since), desc(requests.created_at), desc(requests.id)],
  '-updated_at': [desc(requests.updated_at), desc(requests.id)],
}

/** One page. Without a search the ids are found first, so that skipped rows are read from the index only. */
export async function listRequestRows(db: Database, scope: RequestScope, query: RequestQuery): Promise<RequestRow[]> {
  const where = and(inScope(scope), matching(scope, query))
  const rows = base(db).orderBy(...ORDER[query.ordering])
  if (query.search) return paged(rows.where(where), query)
  const ids = db
    .select({ id: requests.id })
    .from(requests)
    .where(where)
    .orderBy(...ORDER[query.ordering])
    .$dynamic()
  return rows.where(inArray(requests.id, paged(ids, query)))
}

/** Counts by status, regardless of the list's filters. */
export async function countByStatus(db: Database, scope: Received): Promise<RequestStats> {
  const filters = REQUEST_STATUSES.map((status) => and(inScope(scope), eq(requests.status, status)))
  const [pending = 0, replied = 0, closed = 0] = await countLists(db, requests, filters)
  return { total: pending + replied + closed, pending, replied, closed }
}

const requestById = prepared((db) => base(db).where(eq(requests.id, sql.placeholder('id'))))

export async function findRequest(db: Database, id: number): Promise<RequestRow | null> {
  const [row] = await requestById(db).execute({ id })
  return row ?? null
}

/** Locks the request, so that two changes of its status run one after the other. */
export async function lockRequest(db: Database, id: number): Promise<RequestRow | null> {
  const [row] = await base(db).where(eq(requests.id, id)).for('update', { of: requests })
  return row ?? null
}

/**
 * Stores a request whose client is waiting from now on. @returns null if the client has already sent it under the same
 * key
 */
export async function insertRequestOnce(db: Database, request: typeof requests.$inferInsert): Promise<number | null> {
  const { status = 'pending', created_at = sql`now()` } = request
  const [row] = await db
    .insert(requests)
    .values({ waiting_since: status === 'pending' ? created_at : null, ...request })
    .onConflictDoNothing({ target: [requests.client_id, requests.idempotency_key] })
    .returning({ id: requests.id })
  return row?.id ?? null
}

export async function findSentRequest(db: Database, clientId: number, idempotencyKey: string) {
  const [row] = await base(db).where(
    and(eq(requests.client_id, clientId), eq(requests.idempotency_key, idempotencyKey)),
  )
  return row ?? null
}

export async function deleteRequest(db: Database, id: number): Promise<void> {
  await db.delete(requests).where(eq(requests.id, id))
}

export type RequestChange = Partial<typeof requests.$inferInsert>

export async function saveRequest(db: Database, id: number, change: RequestChange): Promise<void> {
  await db
    .update(requests)
    .set({ ...change, updated_at: new Date() })
    .where(eq(requests.id, id))
}

/** Requests handed over by this dietitian in the last days, latest first, with only the fields that identify them. */
export async function listHandedOverRows(db: Database, dietitianId: number, days: number) {
  return db
    .select({
      id: requests.id,
      name: requests.name,
      handed_over_at: sql<Date>`${requests.handover_ended_at}`.mapWith(requests.handover_ended_at),
    })
    .from(requests)
    .where(
      and(
        eq(requests.handed_over_from, dietitianId),
        sql`${requests.handover_ended_at} > now() - make_interval(days => ${days})`,
      ),
    )
    .orderBy(desc(requests.handover_ended_at), desc(requests.id))
}

/** Closes requests answered so many days ago without a message since, the oldest first. @returns the closed requests */
export async function closeAnsweredRows(db: Database, dietitianId: number, days: number) {
  const now = new Date()
  const answered = db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.dietitian_id, dietitianId), wasAnsweredDaysAgo(days)))
    .orderBy(requests.id)
    .limit(CLOSED_AT_ONCE_MAX)
    // A message that arrives meanwhile keeps its request open.
    .for('update')
  return db
    .update(requests)
    .set({ status: 'closed', closed_at: now, updated_at: now })
    .where(inArray(requests.id, answered))
    .returning({ id: requests.id, client_id: requests.client_id })
}

/** Leaves `updated_at` unchanged, because nothing changes for the client. */
export async function saveReminder(db: Database, id: number): Promise<void> {
  await db.update(requests).set({ reminded_at: new Date() }).where(eq(requests.id, id))
}

/** The median time from request to first reply, over this dietitian's answered requests without a hand-over. */
export async function measureFirstReplies(db: Database, dietitianId: number) {
  const [row] = await db
    .select({
      replies: count(),
      median_minutes: sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from ${requests.first_reply_at} - ${requests.created_at}) / 60))::int`,
    })
    .from(requests)
    .where(
      and(
        eq(requests.dietitian_id, dietitianId),
        isNotNull(requests.first_reply_at),
        sql`${requests.handover_outcome} is distinct from 'agreed'`,
      ),
    )
  return row ?? { replies: 0, median_minutes: null }
}
