import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

export interface Read {
  path: string
  token?: string | undefined
  /** Throws if the response is wrong. */
  check?: ((body: { count?: number }) => void) | undefined
}

export interface Timing {
  p50: number
  p95: number
  p99: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

async function read(siteUrl: string, { path, token, check }: Read): Promise<number> {
  const began = performance.now()
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const call = request(`${siteUrl}${path}`, { agent, headers }).end()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  const milliseconds = performance.now() - began
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 200)}`)
  check?.(JSON.parse(text))
  return milliseconds
}

/** Sends requests one after another over one connection, alternating the reads; the first tenth is a warm-up. */
export async function timed(siteUrl: string, reads: readonly Read[], requests: number): Promise<number[]> {
  const warmUp = Math.ceil(requests / 10)
  const samples: number[] = []
  for (let index = -warmUp; index < requests; index++) {
    const milliseconds = await read(siteUrl, reads[(index + warmUp) % reads.length] as Read)
    if (index >= 0) samples.push(milliseconds)
  }
  return samples
}

export function timingOf(samples: readonly number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
