import { and, eq, type SQL, sql } from 'drizzle-orm'
import { builtOnce, UNNAMED } from './built-once.ts'
import type { Database } from './connect.ts'
import { listTotals } from './list-places.table.ts'

/** So many rows are skipped in an index before a mark is looked for, which costs as much. */
export const SKIPPED_MAX = 1000
/** What comes first of a list belongs to its first mark. */
export const LOWEST = -9_000_000_000_000_000

/** A place in a list: ascending by the three. */
export interface Place {
  key_number: number
  key_text: string
  key_id: number
}

/** Where to begin to read a page: at this place or at the list's beginning; then skip and take so many. */
export interface PageStart {
  from: Place | null
  /** To be read in the list's order, though the other one is asked for. */
  isReversed: boolean
  skip: number
  take: number
}

/** Rows of some kinds, as the triggers' functions number them. */
export interface List {
  name: string
  kinds: readonly number[]
}

export interface Page {
  limit: number
  offset: number
  /** Asked for in the order that is the list's own, reversed. */
  isReversed?: boolean | undefined
}

const keptCount = builtOnce((db) =>
  db
    .select({
      count: sql`coalesce(sum(${listTotals.n}), 0) + (select coalesce(sum(n), 0) from list_changes
        where list = ${sql.placeholder('list')} and kind = any(${sql.placeholder('kinds')}))`.mapWith(Number),
    })
    .from(listTotals)
    .where(
      and(eq(listTotals.list, sql.placeholder('list')), sql`${listTotals.kind} = any(${sql.placeholder('kinds')})`),
    )
    .prepare(UNNAMED),
)

/** How many rows a list has, from what is kept. */
async function countListed(db: Database, { name, kinds }: List): Promise<number> {
  const [row] = await keptCount(db).execute({ list: name, kinds: [...kinds] })
  return row?.count ?? 0
}

/** How many of each kind; a kind without rows may be missing. */
export type Counts = ReadonlyMap<number, number>

const toCounts = (byKind: Record<string, number>): Counts =>
  new Map(Object.entries(byKind).map(([kind, n]) => [Number(kind), Number(n)]))

const countsOf = (name: string) => sql`
  select coalesce(jsonb_object_agg(kind, n), '{}') as by_kind from (
    select kind, sum(n) as n from (
      select kind, n from list_totals where list = ${name}
      union all
      select kind, n from list_changes where list = ${name}
    ) as kept_and_changed group by kind
  ) as by_kind`

export async function countByKind(db: Database, name: string): Promise<Counts> {
  const { rows } = await db.execute<{ by_kind: Record<string, number> }>(countsOf(name))
  return toCounts(rows[0]?.by_kind ?? {})
}

interface FoundRow extends Record<string, unknown>, Place {
  by_kind: Record<string, number>
  before: string | null
}

/**
 * The nearest mark before a page. What has changed since the marks were counted is counted here, in the same snapshot,
 * so that the page is the very one that skipping row by row would find.
 */
export async function findPageStart(
  db: Database,
  { name, kinds }: List,
  { limit, offset, isReversed = false }: Page,
): Promise<PageStart & { count: number; counts: Counts }> {
  const each = (of: (kind: SQL) => SQL) =>
    sql.join(
      kinds.map((kind) => sql`coalesce(${of(sql.raw(String(kind)))}, 0)`),
      sql` + `,
    )
  const start = isReversed
    ? sql`greatest(0, ${each((kind) => sql`(by_kind->>'${kind}')::bigint`)} - ${offset}::bigint - ${limit}::bigint)`
    : sql`${offset}::bigint`
  const { rows } = await db.execute<FoundRow>(sql`
    select whole.by_kind, mark.* from (${countsOf(name)}) as whole left join lateral (
      select key_number, key_text, key_id, before from (
        select *, coalesce(sum(n) over (
          order by key_number, key_text, key_id, is_mark desc rows between unbounded preceding and 1 preceding
        ), 0) as before
        from (
          select key_number, key_text, key_id, true as is_mark, ${each((kind) => sql`counts[${kind}]`)} as n
            from list_marks where list = ${name}
          union all
          select key_number, key_text, key_id, false, n from list_changes
            where list = ${name} and kind = any(${sql.param([...kinds])}::int[])
        ) as marks_and_changes
      ) as placed
      where is_mark and before <= ${start}
      order by key_number desc, key_text desc, key_id desc limit 1
    ) as mark on true`)
  const [row] = rows
  const counts = toCounts(row?.by_kind ?? {})
  const count = kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0)
  const from = row && row.before !== null && row.key_number > LOWEST ? row : null
  const first = isReversed ? Math.max(0, count - offset - limit) : offset
  const take = isReversed ? Math.max(0, Math.min(limit, count - offset)) : limit
  return { count, counts, from, isReversed, skip: from ? first - Number(from.before) : first, take }
}

/** One page of a list and how many rows it has, for two statements. */
export async function readListPage<Row>(
  db: Database,
  list: List,
  page: Page,
  read: (start: PageStart) => Promise<Row[]>,
): Promise<{ count: number; rows: Row[] }> {
  if (page.offset <= SKIPPED_MAX) {
    const start = { from: null, isReversed: false, skip: page.offset, take: page.limit }
    const [count, rows] = await Promise.all([countListed(db, list), read(start)])
    return { count, rows }
  }
  const start = await findPageStart(db, list, page)
  return { count: start.count, rows: start.take > 0 && page.offset < start.count ? await read(start) : [] }
}
