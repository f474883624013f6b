import pg from 'pg'
import { type Connection, connect } from '#server/db/connect.ts'

/** One statement as it reaches PostgreSQL. */
export interface Statement {
  text: string
  values: unknown[]
  /** Prepared under this name, once for each connection. */
  name?: string
}

type AnyQuery = (this: pg.Client, config: unknown, values?: unknown, ...rest: unknown[]) => unknown

function toStatement(config: unknown, values: unknown): Statement {
  const { text, name } = typeof config === 'string' ? { text: config } : (config as { text: string; name?: string })
  return { text, values: Array.isArray(values) ? values : [], ...(name ? { name } : {}) }
}

/**
 * Runs some of the server's own code on a connection of its own and writes down every statement it sends, so that the
 * bare server runs the same SQL, whatever the queries become.
 */
export async function recordSql(url: string, run: (db: Connection['db']) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query as AnyQuery
  pg.Client.prototype.query = function (this: pg.Client, config: unknown, values?: unknown, ...rest: unknown[]) {
    statements.push(toStatement(config, values))
    return original.call(this, config, values, ...rest)
  } as typeof pg.Client.prototype.query
  const connection = connect(url, () => {})
  try {
    await run(connection.db)
    return statements
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
    await connection.close()
  }
}
