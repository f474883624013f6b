import type pg from 'pg'
import { type Connection, connect } from '#server/db/connect.ts'

/** One statement as it reaches PostgreSQL. */
export interface Statement {
  text: string
  values: unknown[]
  /** The name of the prepared statement, once per connection. */
  name?: string
}

type AnyQuery = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown

function toStatement(config: unknown, values: unknown): Statement {
  const { text, name } = typeof config === 'string' ? { text: config } : (config as { text: string; name?: string })
  return { text, values: Array.isArray(values) ? values : [], ...(name ? { name } : {}) }
}

function record(client: pg.ClientBase, statements: Statement[]): void {
  const query = client.query.bind(client) as AnyQuery
  client.query = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
    statements.push(toStatement(config, values))
    return query(config, values, ...rest)
  }) as typeof client.query
}

/**
 * Runs some of the server's own code on a pool of its own and writes down every statement it sends, so that the
 * bare server runs the same SQL, whatever the queries become.
 */
export async function recordSql(url: string, run: (db: Connection['db']) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const connection = connect(url, () => {})
  connection.pool.on('connect', (client) => record(client, statements))
  try {
    await run(connection.db)
    return statements
  } finally {
    await connection.close()
  }
}
