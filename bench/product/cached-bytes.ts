import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { CachedBytes } from '../bare/work.ts'

/** What almost every browser says. */
export const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Headers that node:http writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

async function read(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const call = request(url, { headers: AS_BROWSERS }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`)
  const body = Buffer.concat(await answer.toArray())
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name))
  return { headers: Object.fromEntries(headers) as Record<string, string>, body }
}

/** An answer as the app sends it, compressed (fetch would unpack it), for the bare server to send the same bytes. */
export async function cachedBytes(siteUrl: string, path: string): Promise<CachedBytes> {
  await read(`${siteUrl}${path}`)
  const { headers, body } = await read(`${siteUrl}${path}`)
  if (!headers.etag) throw new Error(`${path} is not kept`)
  return { headers, body: body.toString('base64') }
}
