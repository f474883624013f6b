import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type pg from 'pg'
import type { Product } from '../../test/e2e/running-product.ts'
import { signInAs } from '../../test/start/api-of.ts'
import { growArticleLists } from './articles-data.ts'

const INSERTS = [
  `insert into assessments (full_name, email, phone_number, age, gender, height, weight, status, created_at)
   select 'Somebody ' || n, 'somebody@example.com', '9814000000', 30, 'female', 160, 60, 'new', now() - n * interval '1 second'
   from generate_series($1::int + 1, $2::int) as n`,
  `insert into audit_entries (actor_id, action, target_type, target_id, created_at)
   select $3::bigint, 'request.opened', 'consultation_request', n, now() - n * interval '1 second'
   from generate_series($1::int + 1, $2::int) as n`,
  `insert into consultation_requests (client_id, name, email, message, status, priority, created_at)
   select $3::bigint, 'Client', 'client@example.com', 'What about breakfast number ' || n || '?', 'closed', 'low',
     now() - n * interval '1 second' from generate_series($1::int / 1000 + 1, $2::int / 1000) as n`,
]
const TABLES = ['assessments', 'audit_entries', 'consultation_requests']

/** As many assessments, log entries and articles, and a thousandth as many requests of one client, which is more than anybody has. @returns seconds it took */
export async function growExports(app: Product, client: pg.Client, from: number, to: number): Promise<number> {
  const began = performance.now()
  const [own, writer] = [await signInAs(app.url, 'user'), await signInAs(app.url, 'dietitian')]
  for (const [index, insert] of INSERTS.entries()) {
    await client.query(`alter table ${TABLES[index]} disable trigger user`)
    // The log is of what the dietitian opened, the requests are the client's.
    const whose = TABLES[index] === 'audit_entries' ? writer.userId : own.userId
    await client.query(insert, insert.includes('$3') ? [from, to, whose] : [from, to])
    await client.query(`alter table ${TABLES[index]} enable trigger user`)
  }
  await growArticleLists(client, writer.userId, from, to)
  // As a database does by itself within minutes; until then it plans for the rows that there were before.
  await client.query('vacuum analyze')
  // What the triggers that were off would have told: the sitemap is another one now.
  await client.query(`insert into content_changes (keys) values (array['all'])`)
  return (performance.now() - began) / 1000
}

export interface ExportFigures {
  name: string
  seconds: number
  megabytes: number
  /** The most resident memory of the app while it was sent, in MiB. */
  peakRss: number
}

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')
const peakOf = (pid: number) => Number(/^VmHWM:\s+(\d+)/m.exec(statusOf(pid))?.[1]) / 1024

/** Reads an answer to its end as a slow disk would: nothing of it is kept. */
async function drain(url: string, token: string | null): Promise<number> {
  const answer = await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  const hash = createHash('md5')
  let bytes = 0
  for await (const piece of answer.body) {
    bytes += piece.length
    hash.update(piece)
  }
  return bytes
}

/** All addresses are in one file until they are more than one may hold. */
async function drainSitemap(siteUrl: string): Promise<number> {
  const text = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  let bytes = text.length
  for (const [, path] of text.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)) {
    bytes += await drain(`${siteUrl}${path}`, null)
  }
  return bytes
}

/** Each export from its first byte to its last, and the most memory that the app had meanwhile (Linux only). */
export async function measureExports(app: Product): Promise<ExportFigures[]> {
  const [admin, own] = [await signInAs(app.url, 'admin'), await signInAs(app.url, 'user')]
  const exports: [name: string, drain: () => Promise<number>][] = [
    ['assessments as CSV', () => drain(`${app.url}/api/adminpanel/assessments/csv/`, admin.token)],
    ['audit log as CSV', () => drain(`${app.url}/api/adminpanel/audit/csv/`, admin.token)],
    [`a client's own data as ZIP, a thousandth of the rows`, () => drain(`${app.url}/api/auth/export/`, own.token)],
    ['sitemap, all files', () => drainSitemap(app.url)],
  ]
  const pid = app.process.pid ?? 0
  const figures: ExportFigures[] = []
  for (const [name, run] of exports) {
    // Sets the peak back to what is resident now.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
    const began = performance.now()
    const bytes = await run()
    const seconds = (performance.now() - began) / 1000
    figures.push({ name, seconds, megabytes: bytes / 1e6, peakRss: peakOf(pid) })
  }
  return figures
}
