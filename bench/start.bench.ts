import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { startProduct } from '../test/e2e/running-product.ts'
import { memoryOf, postgresProcesses } from './processes.ts'

const LATER_STARTS = 3
/** Until jobs and connections have come to rest. */
const REST_MS = 3000

export interface MemoryFigures {
  appRss: number
  postgresProcesses: number
  postgresPss: number
}

export interface StartFigures {
  firstSeconds: number
  laterSeconds: number[]
  memory: MemoryFigures
}

export function memoryFigures(app: ChildProcess, dataDir: string): MemoryFigures {
  const pids = postgresProcesses(dataDir)
  return {
    appRss: memoryOf(app.pid ?? 0).rss,
    postgresProcesses: pids.length,
    postgresPss: pids.reduce((sum, pid) => sum + memoryOf(pid).pss, 0),
  }
}

/** From the start of the process to the first `readyz` that says yes. */
async function timedStart(variables: Record<string, string>) {
  const began = performance.now()
  const product = await startProduct(variables)
  return { product, seconds: (performance.now() - began) / 1000 }
}

/** The built product with its own database: in an empty data directory, and again in the same one. */
export async function measureStarts(variables: Record<string, string>, dataDir: string): Promise<StartFigures> {
  const starts: number[] = []
  while (starts.length < LATER_STARTS) {
    const { product, seconds } = await timedStart(variables)
    starts.push(seconds)
    await product.stop()
  }
  const { product, seconds } = await timedStart(variables)
  await delay(REST_MS)
  const memory = memoryFigures(product.process, dataDir)
  await product.stop()
  const [firstSeconds = Number.NaN, ...laterSeconds] = [...starts, seconds]
  return { firstSeconds, laterSeconds, memory }
}
