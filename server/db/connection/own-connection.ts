import pg from 'pg'

/** Runs work on a connection of its own, outside the pool and its limits. */
export async function withOwnConnection<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // The running statement reports a lost connection itself.
  client.on('error', () => {})
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
