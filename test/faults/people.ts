import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Api } from '#domain/api/api.ts'
import { formWith, photo } from '../pictures.ts'
import { connectTo } from '../start/fixtures.ts'

/** A dietitian from the directory who accepts requests. */
export async function someDietitian(api: Api): Promise<number> {
  const [first] = (await api.dietitians.list({ is_available: 'true' })).results
  if (!first) throw new Error('nobody takes requests')
  return first.id
}

/** Sends a request. @returns its status, 0 without a response */
export async function submit(api: Api, dietitian: number, message: string): Promise<number> {
  return api.consultations.create({ to_dietitian: dietitian, message }).then(
    () => 201,
    (error: { status?: number }) => error.status ?? 0,
  )
}

export interface Uploaded {
  status: number
  retryAfter: string | null
  detail: string | undefined
  /** The addresses of all widths. */
  urls: string[]
}

/** Uploads a picture for the text of an article. */
export async function upload(siteUrl: string, token: string, number: number): Promise<Uploaded> {
  const response = await fetch(`${siteUrl}/api/adminpanel/blog-images/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formWith('image', await photo(number), { alt: 'Noise' }),
  })
  const body = (await response.json()) as { detail?: string; sizes?: { url: string }[] }
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    detail: body.detail,
    urls: (body.sizes ?? []).map(({ url }) => url),
  }
}

/** Number of copies of each message with this beginning. */
export async function copiesOf(databaseUrl: string, start: string): Promise<Map<string, number>> {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query<{ message: string; copies: number }>(
    'select message, count(*)::int as copies from consultation_requests where starts_with(message, $1) group by 1',
    [start],
  )
  await client.end()
  return new Map(rows.map(({ message, copies }) => [message, copies]))
}

/** Lets mails waiting for their next attempt be sent now. */
export async function retryMailsNow(databaseUrl: string): Promise<void> {
  const client = await connectTo(databaseUrl)
  await client.query(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)
  await client.end()
}

/** Number of mails of one kind by status. */
export async function mailsBy(databaseUrl: string, template: string): Promise<Record<string, number>> {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from mails where template = $1 group by 1',
    [template],
  )
  await client.end()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

/** Number of complete mails about a new request in the outbox. */
export async function countRequestMailFiles(dataDir: string): Promise<number> {
  const outbox = join(dataDir, 'outbox')
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes('Subject: New consultation request')).length
}
