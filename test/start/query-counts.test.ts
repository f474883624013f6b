import { expect, test } from 'vitest'
import { API } from '#domain/api/api.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import type { Role } from '#domain/roles.ts'
import { PUBLIC_PAGES } from '#server/site/public-pages.ts'
import { signInAs } from './api-of.ts'
import { type CountedDatabase, countStatements } from './counted-database.ts'
import { cleanUp, newFolder, newInstallation, start, startDatabase } from './fixtures.ts'

cleanUp()

const ROLES: readonly (Role | null)[] = [null, 'user', 'dietitian', 'admin']
const READS = Object.values(API)
  .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
  .filter(({ method, path, download }) => method === 'GET' && !download && !path.includes('events'))

/** A reader whose views are not counted. */
const READER = { 'user-agent': 'Googlebot/2.1' }
/** Background work, such as the daily run, may coincide with one of these attempts, but not with all. */
const TIMES = 4

/** Statements of a repeated request, once other data is cached; an address with this query is never cached itself. */
async function statementsOf(database: CountedDatabase, url: string, token: string | null): Promise<number | null> {
  const headers = { ...READER, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const counts: number[] = []
  for (let time = 0; time < TIMES; time++) {
    database.take()
    const response = await fetch(`${url}?unkept`, { headers })
    await response.arrayBuffer()
    if (response.status !== 200) return null
    counts.push(database.take().length)
  }
  return Math.min(...counts)
}

/** Replaces the id in a detail's path with that of the first list item. */
async function samplePath(url: string, path: string, token: string | null): Promise<string | null> {
  if (!path.includes(':')) return path
  const list = path.slice(0, path.indexOf(':'))
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(`${url}${list}`, { headers })
  if (!response.ok) return null
  const body = (await response.json()) as { results?: { id?: number }[] } | { id?: number }[]
  const [first] = Array.isArray(body) ? body : (body.results ?? [])
  return first?.id ? path.replace(/:\w+/, String(first.id)) : null
}

test('no page and no API read sends more database statements than the recorded number', async () => {
  const database = await countStatements((await startDatabase(await newInstallation({ demo: true }))).url)
  const app = await start({
    DATA_DIR: await newFolder(),
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret that is long enough for this',
  })
  const tokens = new Map<Role | null, string | null>([[null, null]])
  for (const role of ROLES) if (role) tokens.set(role, (await signInAs(app.url, role)).token)
  const lines: string[] = []

  // A page at an address that is not cached is rendered each time.
  const [blogs, dietitians] = ['blogs', 'dietitians'].map(async (name) => {
    const response = await fetch(`${app.url}/api/adminpanel/${name}/`)
    return ((await response.json()) as { results: { id: number }[] }).results[0]?.id
  })
  const pages = [...PUBLIC_PAGES.map(({ path }) => path), `/blogs/${await blogs}`, `/dietitians/${await dietitians}`]
  for (const path of pages) {
    const name = path.replace(/\d+/, ':id')
    lines.push(`${name}: ${await statementsOf(database, `${app.url}${path}`, null)}`)
  }

  for (const { path } of READS) {
    for (const role of ROLES) {
      const token = tokens.get(role) ?? null
      const sample = await samplePath(app.url, path, token)
      const count = sample && (await statementsOf(database, `${app.url}${sample}`, token))
      if (count !== null && count !== '') lines.push(`GET ${path} ${role ?? 'anyone'}: ${count}`)
    }
  }
  database.stop()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('query-counts.txt')
})
