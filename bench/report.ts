import { availableParallelism, cpus } from 'node:os'
import type { Comparison } from './rounds.ts'
import type { MemoryFigures, StartFigures } from './start.bench.ts'
import { printTable } from './table.ts'

const whole = (value: number) => (Number.isNaN(value) ? '-' : Math.round(value).toLocaleString('en'))
const percent = (value: number) => (Number.isNaN(value) ? '-' : `${Math.round(value * 100)} %`)
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'missed')

export function printMachine(): void {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${cpus()[0]?.model.trim()}\n`)
}

export interface Compared {
  name: string
  goal: number
  comparison: Comparison
}

export function printComparisons(compared: Compared[]): void {
  printTable([
    ['', 'ours/s', 'bare/s', 'ours p99', 'bare p99', 'ours CPU', 'bare CPU', 'ours/bare', 'goal', '', 'by CPU'],
    ...compared.map(({ name, goal, comparison: { ours, bare, ratio } }) => [
      name,
      whole(ours.perSecond),
      whole(bare.perSecond),
      `${ours.p99Ms} ms`,
      `${bare.p99Ms} ms`,
      `${whole(ours.cpuMicroseconds)} µs`,
      `${whole(bare.cpuMicroseconds)} µs`,
      percent(ratio),
      percent(goal),
      verdict(ratio >= goal),
      percent(bare.cpuMicroseconds / ours.cpuMicroseconds),
    ]),
  ])
}

export function printStarts({ firstSeconds, laterSeconds }: StartFigures): void {
  const later = Math.max(...laterSeconds)
  printTable([
    ['start until readyz', 'seconds', 'goal', ''],
    ['in an empty data directory', firstSeconds.toFixed(2), '15', verdict(firstSeconds <= 15)],
    [`later (slowest of ${laterSeconds.length})`, later.toFixed(2), '3', verdict(later <= 3)],
  ])
}

export function printMemory(rows: [name: string, figures: MemoryFigures][]): void {
  printTable([
    ['memory', 'app', 'PostgreSQL', 'its processes'],
    ...rows.map(([name, { appRss, postgresPss, postgresProcesses }]) => [
      name,
      `${whole(appRss)} MiB`,
      `${whole(postgresPss)} MiB`,
      String(postgresProcesses),
    ]),
  ])
}
