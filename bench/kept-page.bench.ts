import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { BareWork } from './bare-server.ts'
import type { Load } from './rounds.ts'

/** The directory's page, as a browser that takes Brotli asks for it. */
export const keptPageLoad = {
  path: '/dietitians',
  headers: { 'accept-encoding': 'br' },
  requests: 10_000,
  status: 200,
} satisfies Load

/** Headers that node:http writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive'])

/** The page as the app sends it, compressed (fetch would unpack it), for the bare server to send the same bytes. */
export async function keptPage(siteUrl: string): Promise<BareWork['page']> {
  const call = request(`${siteUrl}${keptPageLoad.path}`, { headers: keptPageLoad.headers }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  const headers = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name))
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: body.toString('base64') }
}
