import pg from 'pg'
import type { StatementWatch } from './statement-watch.ts'

type Handed = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void

/** PostgreSQL's code for a connection that failed. */
const CONNECTION_FAILURE = '08006'

function silentDatabase(): Error {
  return Object.assign(new Error('the database does not answer'), { code: CONNECTION_FAILURE })
}

/**
 * A client whose connection ends gives its place back at once, whoever holds it: Drizzle keeps the one whose `begin`
 * failed for ever, and a pool of such clients would stay full after the database is back.
 */
function givenBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isGivenBack = false
  const giveBack: pg.PoolClient['release'] = (error) => {
    if (isGivenBack) return
    isGivenBack = true
    client.removeListener('end', lost)
    release.call(client, error)
  }
  const lost = () => giveBack(true)
  client.once('end', lost)
  client.release = giveBack
  return client
}

/** A pool that neither ends the process, nor leaks, nor makes anybody wait while its database is away. */
export function createPool(config: pg.PoolConfig, statements: StatementWatch): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('connect', (client) => {
    // A connection that is lost between two statements of a transaction has no other listener; running ones fail by themselves.
    client.on('error', () => {})
    statements.watch(client)
  })
  const connect = pool.connect.bind(pool) as (handed: Handed) => void
  const waiting = new Set<Handed>()
  statements.onSilent(() => {
    for (const handed of waiting) handed(silentDatabase())
  })

  /** Hands over a client or an error, once: a place that comes too late goes back. */
  function wait(hand: Handed): void {
    const handed: Handed = (error, client, release) => {
      if (waiting.delete(handed)) hand(error, client, release)
      else release?.()
    }
    waiting.add(handed)
    connect(handed)
  }

  pool.connect = ((handed?: Handed) => {
    if (handed) return statements.isSilent() ? process.nextTick(handed, silentDatabase()) : wait(handed)
    if (statements.isSilent()) return Promise.reject(silentDatabase())
    return new Promise<pg.PoolClient>((resolve, reject) => {
      wait((error, client) => (client ? resolve(givenBackWhenLost(client)) : reject(error)))
    })
  }) as typeof pool.connect
  return pool
}
