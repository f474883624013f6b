import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Compared } from '../product.bench.ts'

const PATH = join(import.meta.dirname, '..', 'baseline.json')

interface BaselineMetrics {
  /** The product divided by the bare server, by requests per second and by processor time. */
  bySpeed: number
  byCpu: number
  oursCpuMicroseconds: number
  p99Ms: number
}

/** Results of an earlier run, by load and connections. */
export interface Baseline {
  /** The load average of the last five minutes, which includes the bench. */
  machine: string
  metrics: Record<string, BaselineMetrics>
}

export const nameOf = ({ load, connections }: Pick<Compared, 'load' | 'connections'>) =>
  `${load.name}, c=${connections}`

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

export async function readBaseline(): Promise<Baseline> {
  return JSON.parse(await readFile(PATH, 'utf8'))
}

/** Results that were not measured this time stay unchanged. */
export async function writeBaseline(compared: readonly Compared[]): Promise<void> {
  const { metrics } = await readBaseline()
  for (const one of compared) {
    const { ours, bySpeed, byCpu } = one.comparison
    metrics[nameOf(one)] = {
      bySpeed: rounded(bySpeed.median, 2),
      byCpu: rounded(byCpu.median, 2),
      oursCpuMicroseconds: rounded(ours.cpuMicroseconds, 1),
      p99Ms: rounded(ours.p99Ms, 1),
    }
  }
  const load = Math.round(loadavg()[1] ?? 0)
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load ${load}`
  await writeFile(PATH, `${JSON.stringify({ machine, metrics }, null, 2)}\n`)
}
