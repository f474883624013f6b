import type { PlanFigures } from '../plans.ts'
import { ms, number, printTable } from '../table.ts'
import type { Timing } from '../timed.ts'
import type { ExportFigures } from './exports.ts'

/** How much slower a list or a detail may be with the most rows than with the fewest. */
const GROWTH_GOAL = 2

export interface GrowthFigures {
  rows: number
  growSeconds: number
  reads: { name: string; timing: Timing; plan: PlanFigures }[]
}

/**
 * Milliseconds until an answer was read whole; growth is the median with the most rows over that with the fewest. The
 * pages of 8 KiB that PostgreSQL looked at say the same on a busy machine, too.
 */
export function printGrowth(sizes: readonly GrowthFigures[]): void {
  const [fewest, most] = [sizes[0], sizes.at(-1)]
  if (!fewest || !most) return
  const readOf = (size: GrowthFigures, name: string) => size.reads.find((read) => read.name === name)
  const at = (size: GrowthFigures, name: string) => readOf(size, name)?.timing
  const pages = (size: GrowthFigures, name: string) => number(readOf(size, name)?.plan.pages ?? 0)
  const lines = most.reads.map(({ name, timing }) => {
    const growth = timing.p50 / (at(fewest, name)?.p50 ?? Number.NaN)
    const all = sizes.flatMap((size) => [at(size, name)?.p50 ?? Number.NaN, at(size, name)?.p95 ?? Number.NaN])
    const verdict = sizes.length < 2 ? '' : growth <= GROWTH_GOAL ? 'reached' : 'missed'
    return [name, ...all.map(ms), ms(growth), verdict, pages(fewest, name), pages(most, name)]
  })
  const heads = sizes.flatMap(({ rows }) => [`${number(rows)} p50`, 'p95'])
  const head = ['milliseconds', ...heads, 'growth', `at most ${GROWTH_GOAL}`, 'pages with the fewest', 'with the most']
  printTable([head, ...lines])
}

/** The same memory for any number of rows is the goal; the time goes by row. */
export function printExports(sizes: readonly { rows: number; exports: ExportFigures[] }[]): void {
  const heads = sizes.flatMap(({ rows }) => [`${number(rows)}: s`, 'MB', 'us/row', 'peak MiB'])
  const lines = (sizes[0]?.exports ?? []).map(({ name }) => [
    name,
    ...sizes.flatMap(({ rows, exports }) => {
      const figures = exports.find((one) => one.name === name)
      if (!figures) return ['', '', '', '']
      const { seconds, megabytes, peakRss } = figures
      return [ms(seconds), ms(megabytes), ms((seconds / rows) * 1e6), ms(peakRss)]
    }),
  ])
  printTable([['export', ...heads], ...lines])
}
