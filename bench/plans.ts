import type pg from 'pg'
import { type Connection, connect } from '#server/db/connect.ts'
import { recordSql, type Statement } from './recorded-sql.ts'
import { ms, number, printTable } from './table.ts'

interface Node {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Node[]
}
interface Explained {
  Plan: Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
  'Planning Time': number
  'Execution Time': number
}

export interface PlanMetrics {
  statements: number
  /** PostgreSQL's own time, including planning. */
  milliseconds: number
  /** Pages of 8 KiB read, from PostgreSQL's buffers or the system's cache. */
  pages: number
  /** Scan nodes, in the order of the plan. */
  scans: string[]
}

function scansOf(node: Node): string[] {
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': relation } = node
  const below = (node.Plans ?? []).flatMap(scansOf)
  if (type === 'Seq Scan') return [`SEQ SCAN ${relation}`, ...below]
  if (!index) return below
  return [type === 'Bitmap Index Scan' ? `bitmap ${index}` : index, ...below]
}

async function explain(client: pg.PoolClient, { text, values }: Statement): Promise<Explained | null> {
  if (!/^\s*(select|with)/i.test(text)) {
    await client.query(text, values)
    return null
  }
  const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>({
    text: `explain (analyze, buffers, format json) ${text}`,
    values,
  })
  return rows[0]?.['QUERY PLAN'][0] ?? null
}

/** Runs the server's own code for a read, then gets PostgreSQL's plan for each statement. */
export async function planOf(
  databaseUrl: string,
  run: (db: Connection['db']) => Promise<unknown>,
): Promise<PlanMetrics> {
  const statements = await recordSql(databaseUrl, run)
  const connection = connect(databaseUrl, () => {})
  try {
    const plans: Explained[] = []
    // One connection in sequence, because a transaction's settings affect its plans.
    const client = await connection.pool.connect()
    for (const statement of statements) {
      const plan = await explain(client, statement)
      if (plan) plans.push(plan)
    }
    client.release()
    const sum = (of: (plan: Explained) => number) => plans.reduce((total, plan) => total + of(plan), 0)
    return {
      statements: plans.length,
      milliseconds: sum((plan) => plan['Planning Time'] + plan['Execution Time']),
      pages: sum(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']),
      scans: [...new Set(plans.flatMap(({ Plan }) => scansOf(Plan)))],
    }
  } finally {
    await connection.close()
  }
}

interface Filled {
  /** What the database contains. */
  filled: string
  growSeconds: number
  reads: readonly { name: string; plan: PlanMetrics }[]
}

/** PostgreSQL's execution plan. */
export function printPlans({ filled, growSeconds, reads }: Filled): void {
  console.log(`${filled}, loaded in ${Math.round(growSeconds)} s\n`)
  printTable([
    ['plan', 'statements', 'in SQL', 'pages', 'ways in'],
    ...reads.map(({ name, plan: { statements, milliseconds, pages, scans } }) => {
      return [name, String(statements), `${ms(milliseconds)} ms`, number(pages), scans.join(', ')]
    }),
  ])
}
