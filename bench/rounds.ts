import { once } from 'node:events'
import autocannon from 'autocannon'
import { cpuSeconds, type Server } from './processes.ts'

const CONNECTIONS = 32
const ROUNDS = 5

export interface Load {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  /** Sent one after the other; without them every request is the same. */
  bodies?: string[]
  /** Requests in one round: bounded, so that a run always ends. */
  requests: number
  status: number
}

export interface Figures {
  perSecond: number
  p99Ms: number
  cpuMicroseconds: number
}

/** One burst of requests on one server; anything but the expected answer is an error, never a fast result. */
async function round(server: Server, load: Load): Promise<Figures> {
  const { path, method = 'GET', headers = {}, bodies, requests, status } = load
  const cpuBefore = cpuSeconds(server.process)
  const began = performance.now()
  let answeredAt = began
  const run = autocannon(
    {
      url: `${server.url}${path}`,
      connections: CONNECTIONS,
      amount: requests,
      method,
      headers,
      ...(bodies ? { requests: bodies.map((body) => ({ body })) } : {}),
    },
    () => {},
  )
  // It ends at a full second; what counts is the last answer.
  run.on('response', () => {
    answeredAt = performance.now()
  })
  const [result] = (await once(run, 'done')) as [autocannon.Result]
  const seconds = (answeredAt - began) / 1000
  const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (answered !== requests || result.errors > 0) {
    throw new Error(`${method} ${path}: ${answered} of ${requests} answered ${status}, ${result.errors} errors`)
  }
  return {
    perSecond: requests / seconds,
    p99Ms: result.latency.p99,
    cpuMicroseconds: ((cpuSeconds(server.process) - cpuBefore) * 1e6) / requests,
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function medianOf(figures: Figures[]): Figures {
  const of = (key: keyof Figures) => median(figures.map((one) => one[key]))
  return { perSecond: of('perSecond'), p99Ms: of('p99Ms'), cpuMicroseconds: of('cpuMicroseconds') }
}

export interface Comparison {
  ours: Figures
  bare: Figures
  /** The median of the rounds' own ratios: each compares neighbours in time. */
  ratio: number
}

/** Ours and bare by turns, so that what slows the machine down meets both; the first round only warms up. */
export async function compare(ours: Server, bare: Server, load: Load, settle = async () => {}): Promise<Comparison> {
  const rounds: { ours: Figures; bare: Figures }[] = []
  for (let index = 0; index <= ROUNDS; index++) {
    const both = { ours: await round(ours, load), bare: await settle().then(() => round(bare, load)) }
    if (index > 0) rounds.push(both)
  }
  return {
    ours: medianOf(rounds.map((one) => one.ours)),
    bare: medianOf(rounds.map((one) => one.bare)),
    ratio: median(rounds.map((one) => one.ours.perSecond / one.bare.perSecond)),
  }
}
