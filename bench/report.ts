import { availableParallelism, cpus } from 'node:os'
import type { Compared } from './product.bench.ts'
import type { MemoryUse, StartMetrics, StartTimes } from './start.bench.ts'
import { openTable, printTable } from './table.ts'

const rounded = (value: number) => (Number.isNaN(value) ? '-' : Math.round(value).toLocaleString('en'))
const percent = (value: number) => (Number.isNaN(value) ? '-' : `${Math.round(value * 100)} %`)
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'missed')

export function printMachine(): void {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${cpus()[0]?.model.trim()}\n`)
}

const micros = (value: number) => (Number.isNaN(value) ? '-' : `${value < 100 ? value.toFixed(1) : rounded(value)} µs`)
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : rounded(value)} ms`

const HEAD = ',c,ours/s,bare/s,p99,bare,CPU,bare,ours/bare,(from to),by CPU,(from to),goal,by speed,by CPU'

/** Printed row by row, as the results come. */
export function comparisonTable(): { add(compared: Compared): void } {
  const table = openTable(HEAD.split(','), [26, 3, 7, 7, 7, 7, 8, 8, 9, 9, 6, 9, 4, 8, 8])
  const between = ({ min, max }: { min: number; max: number }) =>
    Number.isNaN(min) ? '-' : `${Math.round(min * 100)} to ${Math.round(max * 100)}`
  return {
    add(compared) {
      const { load, connections, comparison } = compared
      const { ours, bare, bySpeed, byCpu } = comparison
      const verdictOf = (value: number) =>
        load.goal === null || Number.isNaN(value) ? '-' : verdict(value >= load.goal)
      table.add([
        load.name,
        String(connections),
        rounded(ours.perSecond),
        rounded(bare.perSecond),
        ms(ours.p99Ms),
        ms(bare.p99Ms),
        micros(ours.cpuMicroseconds),
        micros(bare.cpuMicroseconds),
        percent(bySpeed.median),
        between(bySpeed),
        percent(byCpu.median),
        between(byCpu),
        load.goal === null ? '-' : percent(load.goal),
        verdictOf(bySpeed.median),
        verdictOf(byCpu.median),
      ])
    },
  }
}

export function printStarts({ firstSeconds, later }: StartMetrics): void {
  const slowest = (of: (one: StartTimes) => number) => Math.max(...later.map(of))
  const page = slowest(({ pageSeconds }) => pageSeconds)
  printTable([
    ['start', 'seconds', 'goal', ''],
    ['in an empty data directory, until readyz', firstSeconds.toFixed(2), '15', verdict(firstSeconds <= 15)],
    ['on existing data, until the first page, at most', page.toFixed(2), '1.5', verdict(page <= 1.5)],
    ['  of it processor time of the app', slowest((one) => one.cpuSeconds).toFixed(2), '', ''],
    ['on existing data, until readyz', slowest(({ readySeconds }) => readySeconds).toFixed(2), '', ''],
  ])
}

export function printMemory(rows: [name: string, metrics: MemoryUse, goal: number | null][]): void {
  printTable([
    ['memory', 'app', 'goal', '', 'PostgreSQL', 'its processes'],
    ...rows.map(([name, { appRss, postgresPss, postgresProcesses }, goal]) => [
      name,
      `${rounded(appRss)} MiB`,
      goal === null ? '' : `${goal} MiB`,
      goal === null ? '' : verdict(appRss < goal),
      `${rounded(postgresPss)} MiB`,
      String(postgresProcesses),
    ]),
  ])
}
