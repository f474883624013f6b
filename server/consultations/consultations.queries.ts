import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RequestQuery, RequestStats } from '#domain/consultations/consultations.schema.ts'
import { REQUEST_STATUSES, type RequestStatus } from '#domain/consultations/status.ts'
import { users } from '../accounts/accounts.table.ts'
import { builtOnce, UNNAMED } from '../db/built-once.ts'
import type { Database } from '../db/connect.ts'
import { type Counts, countByKind, findPageStart, type Place, SKIPPED_MAX } from '../db/list-places.ts'
import { everyWordIn } from '../db/patterns.ts'
import { consultationRequests as requests } from './consultations.table.ts'

const dietitians = alias(users, 'dietitians')
const clients = alias(users, 'clients')

const columns = {
  id: requests.id,
  client_id: requests.client_id,
  dietitian_id: requests.dietitian_id,
  dietitian_name: dietitians.full_name,
  name: requests.name,
  email: requests.email,
  /** As it is now, of the address as it was then. */
  email_confirmed: sql<boolean>`coalesce(${clients.email} = ${requests.email} and ${clients.email_verified_at} is not null, false)`,
  phone_number: requests.phone_number,
  age: requests.age,
  gender: requests.gender,
  message: requests.message,
  health_concern: requests.health_concern,
  status: requests.status,
  admin_notes: requests.admin_notes,
  priority: requests.priority,
  chosen_priority: requests.chosen_priority,
  is_minor: requests.is_minor,
  guardian_name: requests.guardian_name,
  guardian_consent: requests.guardian_consent,
  created_at: requests.created_at,
  updated_at: requests.updated_at,
  replied_at: requests.replied_at,
  first_reply_at: requests.first_reply_at,
  waiting_since: requests.waiting_since,
}

function base(db: Database) {
  return db
    .select(columns)
    .from(requests)
    .leftJoin(dietitians, eq(dietitians.id, requests.dietitian_id))
    .leftJoin(clients, eq(clients.id, requests.client_id))
    .$dynamic()
}

export type RequestRow = Awaited<ReturnType<typeof base>>[number]

/** Whose requests are meant: a client's own, those sent to a dietitian, or (for the office) everybody's. */
export type RequestScope = { client_id: number } | { dietitian_id: number } | 'all'

function inScope(scope: RequestScope): SQL | undefined {
  if (scope === 'all') return undefined
  return 'client_id' in scope ? eq(requests.client_id, scope.client_id) : eq(requests.dietitian_id, scope.dietitian_id)
}

function matching(query: RequestQuery): SQL | undefined {
  const searched = [requests.name, requests.message, requests.health_concern, dietitians.full_name]
  return and(
    query.status ? eq(requests.status, query.status) : undefined,
    query.search ? everyWordIn(query.search, searched, requests.email) : undefined,
  )
}

export async function countRequests(db: Database, scope: RequestScope, query: RequestQuery): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(requests)
    .leftJoin(dietitians, eq(dietitians.id, requests.dietitian_id))
    .where(and(inScope(scope), matching(query)))
  return row?.count ?? 0
}

type Ordering = RequestQuery['ordering']
/** In the very words of the indexes. */
const waitingRank = sql`request_waiting(${requests.waiting_since}, ${requests.created_at})`
/** Those sent to one dietitian, or for the office everybody's. */
type Received = Exclude<RequestScope, { client_id: number }>

const ORDER: Record<Ordering, SQL[]> = {
  '-created_at': [desc(requests.created_at), desc(requests.id)],
  created_at: [asc(requests.created_at), asc(requests.id)],
  // Who waits for nothing comes last, the newest first; ties by id.
  waiting: [waitingRank, sql`(-${requests.id})`],
}
const REVERSED: Record<Ordering, SQL[]> = {
  '-created_at': ORDER.created_at,
  created_at: ORDER['-created_at'],
  waiting: [sql`${waitingRank} desc`, sql`(-${requests.id}) desc`],
}

/** As the function request_places numbers them. */
const kindOf = (status: RequestStatus) => REQUEST_STATUSES.indexOf(status) + 1

function toStats(counts: Counts): RequestStats {
  const of = (status: RequestStatus) => counts.get(kindOf(status)) ?? 0
  const [pending, replied, closed] = [of('pending'), of('replied'), of('closed')]
  return { total: pending + replied + closed, pending, replied, closed }
}

/** Keys are found first and joined with their rows afterwards: what is skipped is skipped in an index. */
async function listKeyed(
  db: Database,
  where: SQL | undefined,
  order: { inKeys: SQL[]; inRows: SQL[] },
  { skip, take }: { skip: number; take: number },
): Promise<RequestRow[]> {
  const ids = db
    .select({ id: requests.id })
    .from(requests)
    .where(where)
    .orderBy(...order.inKeys)
    .limit(take)
    .offset(skip)
  return base(db)
    .where(inArray(requests.id, ids))
    .orderBy(...order.inRows)
}

const offsetOf = ({ page, page_size }: RequestQuery) => (page - 1) * page_size

/** One page, counted from the list's beginning. */
export async function listRequestRows(db: Database, scope: RequestScope, query: RequestQuery): Promise<RequestRow[]> {
  const [where, order] = [and(inScope(scope), matching(query)), ORDER[query.ordering]]
  const slice = { skip: offsetOf(query), take: query.page_size }
  if (!query.search) return listKeyed(db, where, { inKeys: order, inRows: order }, slice)
  return base(db)
    .where(where)
    .orderBy(...order)
    .limit(slice.take)
    .offset(slice.skip)
}

/** Numbers by status, whatever the list is filtered by, from what is kept. */
export async function countByStatus(db: Database, scope: Received): Promise<RequestStats> {
  return toStats(await countByKind(db, scope === 'all' ? 'requests/newest' : `requests/of/${scope.dietitian_id}`))
}

function sinceMark(ordering: Ordering, from: Place | null): SQL | undefined {
  if (!from) return undefined
  const { key_number, key_id } = from
  if (ordering === 'waiting')
    return sql`(${waitingRank}, (-${requests.id})) >= (${key_number}::bigint, ${key_id}::bigint)`
  const at = sql`('epoch'::timestamptz + ${-key_number}::float8 * interval '1 microsecond')`
  return sql`(${requests.created_at}, ${requests.id}) <= (${at}, ${-key_id}::bigint)`
}

type ReceivedPage = { stats: RequestStats; rows: RequestRow[] }

/** A deep page of everybody's: they are too many to skip to it. */
async function readDeep(db: Database, query: RequestQuery): Promise<ReceivedPage> {
  const { ordering, status, page_size: limit } = query
  const list = {
    name: ordering === 'waiting' ? 'requests/waiting' : 'requests/newest',
    kinds: (status ? [status] : REQUEST_STATUSES).map(kindOf),
  }
  const isReversed = ordering === 'created_at'
  const start = await findPageStart(db, list, { limit, offset: offsetOf(query), isReversed })
  const where = and(matching(query), sinceMark(ordering, start.from))
  const order = { inKeys: (isReversed ? REVERSED : ORDER)[ordering], inRows: ORDER[ordering] }
  return { stats: toStats(start.counts), rows: start.take > 0 ? await listKeyed(db, where, order, start) : [] }
}

/** A deep page of one dietitian's, from the nearer end. */
async function readDeepOf(db: Database, scope: Received, query: RequestQuery): Promise<ReceivedPage> {
  const stats = await countByStatus(db, scope)
  const [limit, skip] = [query.page_size, offsetOf(query)]
  const left = stats[query.status ?? 'total'] - skip
  const isFar = left - limit < skip
  const slice = isFar ? { skip: Math.max(0, left - limit), take: Math.min(limit, left) } : { skip, take: limit }
  if (slice.take <= 0) return { stats, rows: [] }
  const order = { inKeys: (isFar ? REVERSED : ORDER)[query.ordering], inRows: ORDER[query.ordering] }
  return { stats, rows: await listKeyed(db, and(inScope(scope), matching(query)), order, slice) }
}

/** One page of a list that nobody searches, and the numbers by status, for two statements. */
export async function readReceived(db: Database, scope: Received, query: RequestQuery): Promise<ReceivedPage> {
  if (offsetOf(query) > SKIPPED_MAX) return scope === 'all' ? readDeep(db, query) : readDeepOf(db, scope, query)
  const [stats, rows] = await Promise.all([countByStatus(db, scope), listRequestRows(db, scope, query)])
  return { stats, rows }
}

const requestById = builtOnce((db) =>
  base(db)
    .where(eq(requests.id, sql.placeholder('id')))
    .prepare(UNNAMED),
)

export async function findRequest(db: Database, id: number): Promise<RequestRow | null> {
  const [row] = await requestById(db).execute({ id })
  return row ?? null
}

/** Locks the request, so that two changes of its status follow one another. */
export async function lockRequest(db: Database, id: number): Promise<RequestRow | null> {
  const [row] = await base(db).where(eq(requests.id, id)).for('update', { of: requests })
  return row ?? null
}

/** Who sends a request waits from then on. */
export async function insertRequest(db: Database, request: typeof requests.$inferInsert): Promise<number> {
  const id = await insertRequestOnce(db, request)
  if (id === null) throw new Error('the request was not written')
  return id
}

const insertion = builtOnce((db, isWaitingFromNow: boolean, ...names: string[]) => {
  const values = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as typeof requests.$inferInsert
  return db
    .insert(requests)
    .values({ ...(isWaitingFromNow ? { waiting_since: sql`now()` } : {}), ...values })
    .onConflictDoNothing({ target: [requests.client_id, requests.send_key] })
    .returning({ id: requests.id })
    .prepare(UNNAMED)
})

/** @returns null when the client has sent it already, under the same key */
export async function insertRequestOnce(db: Database, request: typeof requests.$inferInsert): Promise<number | null> {
  const isWaiting = (request.status ?? 'pending') === 'pending'
  const isWaitingFromNow = isWaiting && !request.created_at && request.waiting_since === undefined
  const waiting = isWaiting && request.created_at ? { waiting_since: request.created_at } : {}
  const values = { ...waiting, ...request }
  const names = Object.keys(values).filter((name) => values[name as keyof typeof values] !== undefined)
  const [row] = await insertion(db, isWaitingFromNow, ...names).execute(values)
  return row?.id ?? null
}

export async function findSentRequest(db: Database, clientId: number, sendKey: string): Promise<RequestRow | null> {
  const [row] = await base(db).where(and(eq(requests.client_id, clientId), eq(requests.send_key, sendKey)))
  return row ?? null
}

export type RequestChange = Partial<
  Pick<
    typeof requests.$inferInsert,
    'status' | 'admin_notes' | 'chosen_priority' | 'replied_at' | 'first_reply_at' | 'waiting_since' | 'closed_at'
  >
>

export async function saveRequest(db: Database, id: number, change: RequestChange): Promise<void> {
  await db
    .update(requests)
    .set({ ...change, updated_at: new Date() })
    .where(eq(requests.id, id))
}

/** The client has answered an answer; the request itself stays as it was. */
export async function startWaiting(db: Database, id: number): Promise<void> {
  await db.update(requests).set({ waiting_since: new Date() }).where(eq(requests.id, id))
}

/** From request to first reply, of all that this dietitian has ever answered. */
export async function measureFirstReplies(
  db: Database,
  dietitianId: number,
): Promise<{ replies: number; median_minutes: number | null }> {
  const [row] = await db
    .select({
      replies: count(),
      median_minutes: sql<number | null>`round(percentile_cont(0.5) within group (
        order by extract(epoch from ${requests.first_reply_at} - ${requests.created_at}) / 60))::int`,
    })
    .from(requests)
    .where(and(eq(requests.dietitian_id, dietitianId), isNotNull(requests.first_reply_at)))
  return row ?? { replies: 0, median_minutes: null }
}
