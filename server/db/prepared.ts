import type { Database } from './connect.ts'

interface Preparable {
  prepare(name: string): unknown
}

/**
 * A statement with placeholders that is built once for each connection pool and each of its shapes: building it costs
 * the server more than sending it. A transaction builds its own.
 * @param build gets the shape; its values come with each `execute`
 * @param name for statements whose plan does not depend on their values, a lookup by key for instance: PostgreSQL then reads
 * and plans them once for each connection. Without one it does so for the values of each time.
 */
export function prepared<Shape extends readonly (string | boolean)[], Query extends Preparable>(
  build: (db: Database, ...shape: Shape) => Query,
  name = '',
): (db: Database, ...shape: Shape) => ReturnType<Query['prepare']> {
  const statements = new WeakMap<Database, Map<string, ReturnType<Query['prepare']>>>()
  return (db, ...shape) => {
    const ofDatabase = statements.get(db) ?? new Map<string, ReturnType<Query['prepare']>>()
    statements.set(db, ofDatabase)
    const key = shape.join()
    const statement =
      ofDatabase.get(key) ??
      (build(db, ...shape).prepare(name && [name, ...shape].join(' ')) as ReturnType<Query['prepare']>)
    ofDatabase.set(key, statement)
    return statement
  }
}
