import type { Database } from './connect.ts'

interface Preparable {
  prepare(name: string): unknown
}

/**
 * Builds a statement with placeholders once per connection pool and shape: building it costs the server more than
 * sending it. A transaction builds its own.
 * @param build gets the shape; the values are passed to each `execute`
 * @param name for statements whose plan does not depend on their values, such as a lookup by key: PostgreSQL parses and
 * plans them once per connection. Unnamed ones are planned for the values of each call.
 */
export function prepared<Shape extends readonly (string | boolean)[], Query extends Preparable>(
  build: (db: Database, ...shape: Shape) => Query,
  name = '',
): (db: Database, ...shape: Shape) => ReturnType<Query['prepare']> {
  const statements = new WeakMap<Database, Map<string, ReturnType<Query['prepare']>>>()
  return (db, ...shape) => {
    const byShape = statements.get(db) ?? new Map<string, ReturnType<Query['prepare']>>()
    statements.set(db, byShape)
    const key = shape.join()
    const statement =
      byShape.get(key) ??
      (build(db, ...shape).prepare(name && [name, ...shape].join(' ')) as ReturnType<Query['prepare']>)
    byShape.set(key, statement)
    return statement
  }
}
