import type { Database } from '#server/db/connect.ts'
import type { Read } from '../timed.ts'

export interface GrowthRead {
  name: string
  read: Read
  /** The server's own code for it, for its plans. */
  run: (db: Database) => Promise<unknown>
}

type Query = Record<string, string | number>

/** What memory keeps is not measured here: an address with a name that nobody knows is never kept. */
function addressOf(path: string, query: Query): string {
  const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return `${path}?${text}&unkept`
}

export interface ListedRead {
  name: string
  path: string
  query?: Query
  token?: string | undefined
  pageSize: number
  run: (db: Database, query: Query) => Promise<unknown>
}

async function countOf(siteUrl: string, { path, query = {}, token }: ListedRead): Promise<number> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(`${siteUrl}${addressOf(path, query)}`, { headers })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return ((await answer.json()) as { count: number }).count
}

/** First, middle and last page of a list; every answer must tell the same count. */
export async function pagesOf(siteUrl: string, list: ListedRead): Promise<GrowthRead[]> {
  const { name, path, query = {}, token, pageSize, run } = list
  const count = await countOf(siteUrl, list)
  const last = Math.max(1, Math.ceil(count / pageSize))
  const check = (body: { count?: number }) => {
    if (body.count !== count) throw new Error(`${name}: ${body.count} instead of ${count}`)
  }
  const pages = [
    { named: name, page: 1 },
    { named: `${name}, middle`, page: Math.ceil(last / 2) },
    { named: `${name}, last`, page: last },
  ]
  return pages.map(({ named, page }) => ({
    name: named,
    read: { path: addressOf(path, { ...query, page }), token, check },
    run: (db) => run(db, { ...query, page }),
  }))
}

export function detailOf(name: string, path: string, run: GrowthRead['run'], token?: string): GrowthRead {
  return { name, read: { path: addressOf(path, {}), token }, run }
}
