import pg from 'pg'
import { articleRow, authorNames, vocabulary } from './article-data.ts'

const BATCH = 2000
const WRITERS = 2

/** All indexes except keys and unique ones: rebuilding an index is cheaper than adding rows to it. */
const SECONDARY_INDEXES = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = any($1::regclass[]) and not i.indisunique`

const INSERT = `
  insert into blogs (title, summary, content, content_text, category, author_id, status, views_count, read_minutes,
    created_at, updated_at, published_at, deleted_at)
  select title, summary, content, content_text, category, author_id, status, views_count, 1, created_at, created_at,
    case when status = 'published' then created_at end, case when is_deleted then created_at end
  from jsonb_to_recordset($1::jsonb) as row (title text, summary text, content text, content_text text, category text,
    author_id bigint, status text, views_count int, created_at timestamptz, is_deleted boolean)`

const AUTHORS = `
  insert into users (email, password_hash, first_name, last_name, role)
  select 'author' || n || '@example.com', 'none', first_name, last_name, 'dietitian'
  from jsonb_to_recordset($1::jsonb) as row (first_name text, last_name text, n int)
  on conflict do nothing`

async function withClients<T>(databaseUrl: string, count: number, work: (clients: pg.Client[]) => Promise<T>) {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: databaseUrl }))
  try {
    await Promise.all(clients.map((client) => client.connect()))
    return await work(clients)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** The authors: generated ones and the demo dietitian, whose account the bench uses. */
async function ensureAuthors(client: pg.Client, ownId: number): Promise<number[]> {
  await client.query(AUTHORS, [
    JSON.stringify(
      authorNames()
        .slice(1)
        .map((name, n) => ({ ...name, n: n + 1 })),
    ),
  ])
  const { rows } = await client.query<{ id: number }>(
    `select id::int from users where email like 'author%@example.com' order by id`,
  )
  return [ownId, ...rows.map(({ id }) => id)]
}

interface Growth {
  /** Number of articles before and after. */
  from: number
  to: number
  /** Sections per article, each 50 words long. */
  sections: number
}

async function addArticles(clients: pg.Client[], { from, to, sections }: Growth, authorIds: number[]): Promise<void> {
  const words = vocabulary()
  let next = from
  const write = async (client: pg.Client) => {
    while (next < to) {
      const first = next
      next = Math.min(to, first + BATCH)
      const rows = Array.from({ length: next - first }, (_, n) => articleRow(first + n, words, authorIds, sections))
      await client.query(INSERT, [JSON.stringify(rows)])
    }
  }
  await Promise.all(clients.map(write))
}

/** Adds generated articles. @returns the duration in seconds */
export async function growArticles(databaseUrl: string, ownId: number, growth: Growth): Promise<number> {
  const began = performance.now()
  await withClients(databaseUrl, WRITERS, async (clients) => {
    const [client] = clients
    if (!client) return
    await client.query(`set maintenance_work_mem = '1GB'`)
    const tables = ['blogs', 'blog_search', 'blog_subjects', 'blog_title_words']
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(SECONDARY_INDEXES, [tables])
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await addArticles(clients, growth, await ensureAuthors(client, ownId))
    for (const { definition } of indexes) await client.query(definition)
    for (const table of tables) await client.query(`vacuum analyze ${table}`)
  })
  return (performance.now() - began) / 1000
}
