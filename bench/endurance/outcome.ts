import { readdirSync, readFileSync } from 'node:fs'
import { memoryOf } from '../processes.ts'
import { printTable } from '../table.ts'
import type { Calls } from './calls.ts'

export interface Minute {
  minute: number
  fault: string
  /** How long the fault lasted, until the product was ready again. */
  strikeMs: number
  answered: number
  refused: number
  none: number
  writes: number
  lost: number
  /** Of the whole run until now. */
  wrong: number
  pid: number
  /** MiB. */
  memory: number
}

interface Outcome {
  measured: Minute[]
  calls: Calls
  lost: number
  writes: number
  hasDisk: boolean
}

/** Samples before it are of a process that is still filling its caches. */
const WARM_UP_MINUTES = 3

/** Of the app's process and the workers it has forked. */
export function appMemory(pid: number): number {
  const workers = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        const parent = Number(readFileSync(`/proc/${other}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
        return parent === pid && readFileSync(`/proc/${other}/cmdline`, 'utf8').includes('dist/server/index.js')
      } catch {
        return false
      }
    })
  return [pid, ...workers].reduce((sum, one) => sum + memoryOf(one).rss, 0)
}

/** MiB a minute by least squares, of the last process without its first minutes; NaN where those are all. */
function growthOf(measured: readonly Minute[]): { minutes: number; perMinute: number } {
  const { pid } = measured.at(-1) ?? {}
  const life = measured.filter((one) => one.pid === pid).slice(WARM_UP_MINUTES)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const at = mean(life.map(({ minute }) => minute))
  const memory = mean(life.map((one) => one.memory))
  const along = life.reduce((sum, one) => sum + (one.minute - at) * (one.memory - memory), 0)
  const across = life.reduce((sum, one) => sum + (one.minute - at) ** 2, 0)
  return { minutes: life.length, perMinute: along / across }
}

/** @returns whether all was right */
export function printEndurance({ measured, calls, lost, writes, hasDisk }: Outcome): boolean {
  printTable([
    ['min', 'fault', 'lasted', 'right', '503', 'none', 'writes', 'lost', 'wrong', 'RSS MiB'],
    ...measured.map((one) => [
      String(one.minute),
      one.fault,
      `${(one.strikeMs / 1000).toFixed(1)} s`,
      String(one.answered),
      String(one.refused),
      String(one.none),
      String(one.writes),
      String(one.lost),
      String(one.wrong),
      one.memory.toFixed(0),
    ]),
  ])
  printTable([
    ['', 'right', '503', 'none'],
    ...[...calls.counts].map(([kind, { answered, refused, none }]) => [
      kind,
      String(answered),
      String(refused),
      String(none),
    ]),
  ])
  if (!hasDisk) console.log('No disk could be filled: mounts in a namespace are not allowed here.\n')
  const growth = growthOf(measured)
  const slope = Number.isNaN(growth.perMinute)
    ? 'too short to tell of the growth of memory'
    : `memory of the last process grew by ${growth.perMinute.toFixed(2)} MiB a minute over ${growth.minutes} minutes`
  const calm = [...calls.calmRefusals.values()].reduce((sum, count) => sum + count, 0)
  console.log(
    `${writes} writes answered as done, ${lost} of them lost or doubled; ${calls.wrongs.length} wrong answers;`,
  )
  console.log(`${calm} refusals while nothing was wrong; ${slope}.`)
  for (const [what, count] of calls.calmRefusals) console.log(`  refused ${count} times: ${what}`)
  for (const wrong of calls.wrongs) console.log(`  ${wrong}`)
  return lost === 0 && calls.wrongs.length === 0
}
