import type { ReadMetrics, SizeMetrics } from '../articles.bench.ts'
import { ms, number, printTable } from '../table.ts'
import type { Timing } from '../timed.ts'

/** Maximum slowdown of page 1 and an article between the smallest and the largest number of articles. */
const GROWTH_GOAL = 2
const SEARCH_P95_GOAL = 50

const times = ({ p50, p95, p99 }: Timing) => [ms(p50), ms(p95), ms(p99)]

function growth(name: string, of: 'p50' | 'p99', sizes: readonly SizeMetrics[]): number {
  if (sizes.length < 2) return Number.NaN
  const at = (size: SizeMetrics | undefined) => size?.reads.find((read) => read.name === name)?.timing[of] ?? Number.NaN
  return at(sizes.at(-1)) / at(sizes[0])
}

function verdict({ kind, name, timing }: ReadMetrics, sizes: readonly SizeMetrics[]): string {
  if (kind === 'search') return timing.p95 < SEARCH_P95_GOAL ? 'reached' : 'missed'
  if (kind === 'other' || sizes.length < 2) return ''
  return growth(name, 'p50', sizes) <= GROWTH_GOAL ? 'reached' : 'missed'
}

/** Milliseconds until a response was read completely; growth compares the smallest and largest numbers of articles. */
export function printArticleTimes(sizes: readonly SizeMetrics[]): void {
  const last = sizes.at(-1)
  if (!last) return
  const rows = last.reads.map((read) => [
    read.name,
    ...sizes.flatMap(({ reads }) => times(reads.find(({ name }) => name === read.name)?.timing ?? read.timing)),
    ms(growth(read.name, 'p50', sizes)),
    ms(growth(read.name, 'p99', sizes)),
    verdict(read, sizes),
  ])
  const heads = sizes.flatMap(({ articles }) => [`${number(articles)} p50`, 'p95', 'p99'])
  const all = ['all searches', ...sizes.flatMap(({ search }) => times(search)), '', '']
  printTable([
    ['milliseconds', ...heads, 'growth p50', 'p99', 'goal'],
    ...rows,
    [...all, last.search.p95 < SEARCH_P95_GOAL ? 'reached' : 'missed'],
  ])
}
