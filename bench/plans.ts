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
  /** What PostgreSQL itself needs, planning included. */
  milliseconds: number
  /** Pages of 8 KiB, from its own memory or the system's. */
  pages: number
  /** Ways into the tables, in the order of the plan. */
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

/** Runs the server's own code for a read, then asks PostgreSQL how it went about each statement. */
export async function planOf(
  databaseUrl: string,
  run: (db: Connection['db']) => Promise<unknown>,
): Promise<PlanMetrics> {
  const statements = await recordSql(databaseUrl, run)
  const connection = connect(databaseUrl, () => {})
  try {
    const plans: Explained[] = []
    // One after the other on one connection: a transaction's settings are part of its plans.
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
  /** What the database has been filled with. */
  filled: string
  growSeconds: number
  reads: readonly { name: string; plan: PlanMetrics }[]
}

/** How PostgreSQL went about it. */
export function printPlans({ filled, growSeconds, reads }: Filled): void {
  console.log(`${filled}, loaded in ${Math.round(growSeconds)} s\n`)
  printTable([
    ['plan', 'statements', 'in SQL', 'pages', 'ways in'],
    ...reads.map(({ name, plan: { statements, milliseconds, pages, scans } }) => {
      return [name, String(statements), `${ms(milliseconds)} ms`, number(pages), scans.join(', ')]
    }),
  ])
}
