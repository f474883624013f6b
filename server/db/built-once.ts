import type { Database } from './connect.ts'

/** What Drizzle's own sessions and statements hold, without saying so in their types. */
interface Sending {
  client: object
}

function clientOf(db: Database): object {
  const client = (db as unknown as { session?: Partial<Sending> }).session?.client
  if (!client) throw new Error('Drizzle keeps its client elsewhere than before')
  return client
}

/** The same statement over another connection: that of a transaction. */
function sentOver<Query extends object>(client: object, query: Query): Query {
  const { client: own } = query as Query & Partial<Sending>
  if (!own) throw new Error('Drizzle keeps the client of a statement elsewhere than before')
  return own === client ? query : Object.assign(Object.create(query), { client })
}

/**
 * Keeps a statement with placeholders for each of its shapes: putting it together costs the server more than sending
 * it. In a transaction it goes over the transaction's connection.
 * @param build gets the shape; its values come with each `execute`
 */
export function builtOnce<Shape extends readonly (string | boolean)[], Query extends object>(
  build: (db: Database, ...shape: Shape) => Query,
): (db: Database, ...shape: Shape) => Query {
  const built = new Map<string, Query>()
  return (db, ...shape) => {
    const key = shape.join()
    const query = built.get(key) ?? build(db, ...shape)
    built.set(key, query)
    return sentOver(clientOf(db), query)
  }
}

/** Built here once, but not prepared in the server: a plan of its own each time, and nothing left on a connection. */
export const UNNAMED = ''
