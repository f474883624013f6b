import pg from 'pg'

/** Values look alike whatever server writes them, and rows come in the order in which they lie. */
const SETTINGS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off;
  set local search_path = public; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** One transaction on a connection of its own; what fails leaves nothing behind. */
export async function inOneTransaction<T>(
  url: string,
  kind: 'isolation level repeatable read read only' | 'read write',
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A connection that is lost is told by the statement under way.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin ${kind}`)
    await client.query(SETTINGS)
    const result = await run(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}
