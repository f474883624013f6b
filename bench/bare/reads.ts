import type pg from 'pg'
import { BlogQuery } from '#domain/blogs/blogs.schema.ts'
import { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { SPECIALIZATION_LABELS, type Specialization } from '#domain/dietitians/specializations.ts'
import type { BlogItemRow } from '#server/blogs/blogs.queries.ts'
import { toBlogItem } from '#server/blogs/to-blog.ts'
import { withPageLinks } from '#server/http/responses.ts'
import { parseQuery } from '#server/http/validate.ts'
import type { Statement } from '../recorded-sql.ts'

type Row = Record<string, unknown>
type ReadHandler = (url: string, statements: Statement[]) => Promise<unknown>

/** Runs the statements one after another and returns their rows; a transaction keeps its connection. */
async function rowsOf(pool: pg.Pool, statements: Statement[]): Promise<Row[][]> {
  const all: Row[][] = []
  let client: pg.PoolClient | null = null
  for (const statement of statements) {
    if (/^begin/i.test(statement.text)) client = await pool.connect()
    all.push((await (client ?? pool).query<Row>(statement)).rows)
    if (!/^commit/i.test(statement.text)) continue
    client?.release()
    client = null
  }
  return all
}

function queryOf(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url, 'http://bare').searchParams)
}

function toDietitian(row: Row, credentials: unknown[]) {
  const pictures = (row.picture ?? []) as { url: string }[]
  const specialization = row.specialization as Specialization | null
  return {
    id: row.id,
    user_info: { name: row.full_name, email: row.email, phone_number: row.phone_number },
    bio: row.bio,
    specialization,
    specialization_display: specialization ? SPECIALIZATION_LABELS[specialization] : '',
    experience_years: row.experience_years,
    consultation_fee: row.consultation_fee === null ? null : Number(row.consultation_fee),
    is_available: row.is_available,
    rating: row.rating === null ? null : Number(row.rating),
    review_count: row.review_count,
    first_reply_minutes: row.first_reply_minutes,
    profile_picture: pictures.at(-1)?.url ?? null,
    profile_picture_sizes: pictures,
    credentials,
    is_demo: row.is_demo,
    created_at: (row.created_at as Date).toISOString(),
  }
}

const toItem = ({ full_name, role, is_active, ...row }: Row) =>
  toBlogItem({ ...row, author: { full_name, role, is_active } } as unknown as BlogItemRow)

/** Answers reads like the product: the same input validation, the same statements, the same response. */
export function createReads(pool: pg.Pool, siteUrl: string): Record<'directory' | 'article' | 'search', ReadHandler> {
  return {
    async directory(url, [count, rows, credentials]) {
      if (!count || !rows || !credentials) throw new Error('three statements')
      const query = parseQuery(DietitianQuery, queryOf(url))
      const [counted, listed] = await Promise.all([pool.query(count), pool.query(rows)])
      const credentialRows = await pool.query(credentials)
      const results = listed.rows.map((row) =>
        toDietitian(
          row,
          credentialRows.rows.filter((one) => one.dietitian_id === row.id).map(({ dietitian_id: _, ...one }) => one),
        ),
      )
      return withPageLinks({ count: Number(Object.values(counted.rows[0])[0]), results }, url, siteUrl, query)
    },
    async article(_, statements) {
      const [[row] = []] = await rowsOf(pool, statements)
      const { content, ...item } = row ?? {}
      return { ...toItem(item), content }
    },
    async search(url, statements) {
      const query = parseQuery(BlogQuery, queryOf(url))
      const all = await rowsOf(pool, statements)
      const [items = [], best = [], , [matches] = []] = all.toReversed()
      const byId = new Map(items.map((row) => [row.id, row]))
      const results = best.map(({ blog_id }) => toItem(byId.get(blog_id) ?? {}))
      return withPageLinks({ count: matches?.count, results }, url, siteUrl, query)
    },
  }
}
