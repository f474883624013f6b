import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { type Product, startProduct, statusOf } from '../test/product-process.ts'
import { cpuSeconds, memoryOf, postgresProcesses } from './processes.ts'

const LATER_STARTS = 5
const POLL_MS = 25
/** Time until jobs and connections are idle. */
const REST_MS = 3000

export interface MemoryUse {
  appRss: number
  postgresProcesses: number
  postgresPss: number
}

/** Seconds from the start of the process. */
export interface StartTimes {
  pageSeconds: number
  /** Processor time of the app, all threads, within that; unaffected by other work on the machine. */
  cpuSeconds: number
  readySeconds: number
}

export interface StartMetrics {
  firstSeconds: number
  later: StartTimes[]
  memory: MemoryUse
}

export function measureMemory(app: ChildProcess, dataDir: string): MemoryUse {
  const pids = postgresProcesses(dataDir)
  return {
    appRss: memoryOf(app.pid ?? 0).rss,
    postgresProcesses: pids.length,
    postgresPss: pids.reduce((sum, pid) => sum + memoryOf(pid).pss, 0),
  }
}

/** Polls until the app is ready; a request costs the starting process little. */
async function until(url: string, began: number): Promise<number> {
  while ((await statusOf(url)) !== 200) await delay(POLL_MS)
  return (performance.now() - began) / 1000
}

async function timedStart(variables: Record<string, string>): Promise<StartTimes & { product: Product }> {
  const began = performance.now()
  const product = await startProduct(variables, { isAwaited: false })
  const [readySeconds, [pageSeconds, cpuUntilPage]] = await Promise.all([
    until(`${product.url}/readyz`, began),
    until(`${product.url}/`, began).then((seconds) => [seconds, cpuSeconds(product.process)] as const),
  ])
  return { product, readySeconds, pageSeconds, cpuSeconds: cpuUntilPage }
}

/** The built product with its own database: in an empty data directory, and again in the same one. */
export async function measureStarts(variables: Record<string, string>, dataDir: string): Promise<StartMetrics> {
  const first = await timedStart(variables)
  await first.product.stop()
  const later: StartTimes[] = []
  while (later.length < LATER_STARTS) {
    const { product, ...times } = await timedStart(variables)
    later.push(times)
    await product.stop()
  }
  const { product } = await timedStart(variables)
  await delay(REST_MS)
  const memory = measureMemory(product.process, dataDir)
  await product.stop()
  return { firstSeconds: first.readySeconds, later, memory }
}
