import pg from 'pg'
import type { Notices } from '../../infra/notices.ts'
import type { Topic } from '../bind.ts'
import type { PageCache } from './page-cache.ts'

const CHANNEL = 'thali_changes'
const NOTICE_CHANNEL = 'thali_notices'
const RECONNECT_MS = 1000
const ALIVE_AFTER_MS = 30_000

export interface Changes {
  publish(topics: readonly Topic[]): Promise<void>
  /** Brings a notice for people to every process. */
  tell(payload: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Tells all processes on one database which content changed, and hears it from them. While the listening connection
 * is away nothing can be heard, so everything kept is forgotten when it is lost and again when it is back.
 */
export function createChanges(pool: pg.Pool, databaseUrl: string, cache: PageCache, notices: Notices): Changes {
  let listener: pg.Client | null = null
  let isStopped = false

  async function listen(): Promise<void> {
    if (isStopped) return
    // Asked for signs of life: a connection that the network dropped in silence would never be missed.
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      keepAliveInitialDelayMillis: ALIVE_AFTER_MS,
    })
    let isLost = false
    const lost = () => {
      if (isLost) return
      isLost = true
      listener = null
      cache.clear()
      client.end().catch(() => {})
      setTimeout(() => void listen().catch(() => {}), RECONNECT_MS).unref()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === NOTICE_CHANNEL) notices.receive(payload)
      else cache.drop(payload.split(',') as Topic[])
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}; listen ${NOTICE_CHANNEL}`)
      listener = client
      cache.clear()
    } catch (error) {
      lost()
      throw error
    }
  }

  return {
    publish: async (topics) => {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, topics.join(',')])
    },
    tell: async (payload) => {
      await pool.query('select pg_notify($1, $2)', [NOTICE_CHANNEL, payload])
    },
    start: listen,
    stop: async () => {
      isStopped = true
      await listener?.end()
    },
  }
}
