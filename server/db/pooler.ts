import type pg from 'pg'

/**
 * Runs all statements unnamed: a pooler may run each transaction on another connection, where their names are unknown.
 */
export function dropNames(client: pg.ClientBase): void {
  const query = client.query as (...words: unknown[]) => unknown
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return query.call(client, isNamed ? { ...first, name: undefined } : first, ...rest)
  }) as typeof client.query
}

/**
 * Stores the settings of every connection in the role, because a pooler does not pass on the settings of its clients.
 * They apply to new connections. Only one process at a time may do this: PostgreSQL rejects two that alter one role.
 */
export async function setForRole(client: pg.ClientBase, settings: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter role %I in database %I set %I to %L', current_user, current_database(), $1::text, $2::text)
         as statement`,
      [name, value],
    )
    await client.query(rows[0]?.statement ?? '')
  }
}
