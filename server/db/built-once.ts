import type { Database } from './connect.ts'

/**
 * Keeps a statement with placeholders for each of its shapes: putting it together costs the server more than sending
 * it. A transaction is a database of its own and builds anew.
 * @param build gets the shape; its values come with each `execute`
 */
export function builtOnce<Shape extends readonly (string | boolean)[], Query>(
  build: (db: Database, ...shape: Shape) => Query,
): (db: Database, ...shape: Shape) => Query {
  const built = new WeakMap<Database, Map<string, Query>>()
  return (db, ...shape) => {
    const queries = built.get(db) ?? new Map<string, Query>()
    built.set(db, queries)
    const key = shape.join()
    const query = queries.get(key) ?? build(db, ...shape)
    queries.set(key, query)
    return query
  }
}

/** Built here once, but not prepared in the server: a plan of its own each time, and nothing left on a connection. */
export const UNNAMED = ''
