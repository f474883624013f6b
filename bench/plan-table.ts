import type { PlanMetrics } from './plans.ts'
import { ms, number, printTable } from './table.ts'

interface Explained {
  /** What the database has been filled with. */
  filled: string
  growSeconds: number
  reads: readonly { name: string; plan: PlanMetrics }[]
}

/** How PostgreSQL went about it. */
export function printPlans({ filled, growSeconds, reads }: Explained): void {
  console.log(`${filled}, loaded in ${Math.round(growSeconds)} s\n`)
  printTable([
    ['plan', 'statements', 'in SQL', 'pages', 'ways in'],
    ...reads.map(({ name, plan }) => [
      name,
      String(plan.statements),
      `${ms(plan.milliseconds)} ms`,
      number(plan.pages),
      plan.scans.join(', '),
    ]),
  ])
}
