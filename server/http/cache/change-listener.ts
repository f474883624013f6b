import pg from 'pg'
import type { Events } from '../../infra/events.ts'
import type { Cache } from './cache.ts'

/** Must be the same as in the baseline migration. */
const CHANGES_CHANNEL = 'thali_changes'
const EVENTS_CHANNEL = 'thali_events'
const RECONNECT_MS = 1000
const KEEP_ALIVE_MS = 30_000
/** Interval of reading changes, in case a notification was lost. */
const CHECK_MS = 10_000

/**
 * Receives notifications from all processes on one database. A notification may be lost, and a listening connection may
 * break without an error, so changes of content are also read every ten seconds.
 */
export function createChangeListener(
  pool: pg.Pool,
  databaseUrl: string,
  { cache, events }: { cache: Cache; events: Events },
) {
  let listener: pg.Client | null = null
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  // A failed check disables the cache until one succeeds.
  const check = () => void cache.revalidate().catch(() => {})

  async function listen(): Promise<void> {
    if (isStopped) return
    // Without keep-alive, a connection silently dropped by the network would go unnoticed.
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    let isLost = false
    const handleLoss = () => {
      if (isLost) return
      isLost = true
      listener = null
      client.end().catch(() => {})
      if (isStopped) return
      check()
      setTimeout(() => void listen().catch(() => {}), RECONNECT_MS).unref()
    }
    client.on('error', handleLoss)
    client.on('end', handleLoss)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === EVENTS_CHANNEL) events.receive(payload)
      else check()
    })
    try {
      await client.connect()
      if (isStopped) return await client.end()
      await client.query(`listen ${CHANGES_CHANNEL}; listen ${EVENTS_CHANNEL}`)
      listener = client
      await cache.revalidate()
    } catch (error) {
      handleLoss()
      throw error
    }
  }

  return {
    /** Sends an event to every process. */
    publish: async (payload: string) => {
      await pool.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, payload])
    },
    async start() {
      timer = setInterval(check, CHECK_MS).unref()
      await listen()
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await listener?.end()
    },
  }
}
