import type pg from 'pg'

/** A pooler runs each transaction on another connection of the server, where a name given elsewhere means nothing. */
export function dropNames(client: pg.ClientBase): void {
  const query = client.query as (...words: unknown[]) => unknown
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return query.call(client, isNamed ? { ...first, name: undefined } : first, ...rest)
  }) as typeof client.query
}

/**
 * What every connection has to be like, set where a pooler's connections begin: it takes no settings from who connects.
 * Holds for connections made from now on. One process at a time: PostgreSQL refuses two that alter one role.
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
