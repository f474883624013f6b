import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cpuSeconds, type Server } from '../processes.ts'
import type { Burst, BurstResult } from './generator.ts'

const ROUND_SECONDS = 0.8
const MIN_REQUESTS = 40
const MAX_REQUESTS = 20_000

export interface Load {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent in turn; without them every request is the same. */
  bodies?: string[]
  status: number
  /** Awaited after a round of the product, so that its remaining work does not slow down the next one. */
  settle?: () => Promise<void>
}

export interface Metrics {
  perSecond: number
  p50Ms: number
  p99Ms: number
  cpuMicroseconds: number
}

export interface Comparison {
  ours: Metrics
  bare: Metrics
  /** Median, minimum and maximum of the rounds' own ratios, each between adjacent rounds. */
  bySpeed: Spread
  byCpu: Spread
}

interface Spread {
  median: number
  min: number
  max: number
}

function toMessages({ path, method = 'GET', headers = {}, bodies }: Load): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}`
  if (!bodies) return [`${head}\r\n`]
  return bodies.map((body) => `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) }
}

function medianOf(metrics: Metrics[]): Metrics {
  const of = (key: keyof Metrics) => spreadOf(metrics.map((one) => one[key])).median
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    cpuMicroseconds: of('cpuMicroseconds'),
  }
}

/** Sends bursts from a process of its own. */
export function createGenerator(): { burst(burst: Burst): Promise<BurstResult>; stop(): void } {
  const child: ChildProcess = fork(join(import.meta.dirname, 'generator.ts'))
  return {
    async burst(burst) {
      child.send(burst)
      const [result] = (await once(child, 'message')) as [BurstResult]
      return result
    },
    stop: () => child.kill(),
  }
}

type Generator = ReturnType<typeof createGenerator>

async function round(
  generator: Generator,
  server: Server,
  load: Load,
  { connections, requests, settle }: { connections: number; requests: number; settle?: () => Promise<void> },
) {
  const cpuBefore = cpuSeconds(server.process)
  const burst = {
    port: Number(new URL(server.url).port),
    messages: toMessages(load),
    connections,
    requests,
    status: load.status,
  }
  const { seconds, p50Ms, p99Ms, errors, firstError } = await generator.burst(burst)
  // The background work that a burst causes is part of its cost.
  await settle?.()
  const cpuMicroseconds = ((cpuSeconds(server.process) - cpuBefore) * 1e6) / requests
  if (errors > 0) {
    throw new Error(`${load.path} over ${connections} connections: ${errors} of ${requests} failed, ${firstError}`)
  }
  return { perSecond: requests / seconds, p50Ms, p99Ms, cpuMicroseconds }
}

/** Finds by trial the number of requests that fills one round; the trial is also a warm-up. */
async function requestsFor(run: (requests: number) => Promise<Metrics>, connections: number): Promise<number> {
  const clamp = (count: number) => Math.min(MAX_REQUESTS, Math.max(MIN_REQUESTS, connections, Math.round(count)))
  const first = await run(clamp(2 * connections))
  const second = await run(clamp((first.perSecond * ROUND_SECONDS) / 2))
  return clamp(second.perSecond * ROUND_SECONDS)
}

/** Alternates between both servers, so that a slow machine affects both; the first rounds are a warm-up. */
export async function compare(
  generator: Generator,
  servers: { ours: Server; bare: Server },
  load: Load,
  { connections, rounds: wanted }: { connections: number; rounds: number },
): Promise<Comparison> {
  const { settle } = load
  const ours = (requests: number) =>
    round(generator, servers.ours, load, { connections, requests, ...(settle ? { settle } : {}) })
  const bare = (requests: number) => round(generator, servers.bare, load, { connections, requests })
  const requests = Math.min(await requestsFor(ours, connections), await requestsFor(bare, connections))
  const rounds: { ours: Metrics; bare: Metrics }[] = []
  while (rounds.length < wanted) rounds.push({ ours: await ours(requests), bare: await bare(requests) })
  return {
    ours: medianOf(rounds.map((one) => one.ours)),
    bare: medianOf(rounds.map((one) => one.bare)),
    bySpeed: spreadOf(rounds.map((one) => one.ours.perSecond / one.bare.perSecond)),
    byCpu: spreadOf(rounds.map((one) => one.bare.cpuMicroseconds / one.ours.cpuMicroseconds)),
  }
}
