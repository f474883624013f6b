import pg from 'pg'
import type { Notices } from '../../infra/notices.ts'
import type { Kept } from './kept.ts'

/** Named in the migration content_changes too. */
const CHANNEL = 'thali_changes'
const NOTICE_CHANNEL = 'thali_notices'
const RECONNECT_MS = 1000
const ALIVE_AFTER_MS = 30_000
/** What a lost notice would have told is known after this time. */
const CHECK_MS = 10_000

interface Heard {
  kept: Kept
  notices: Notices
}

export interface Changes {
  /** Brings a notice for people to every process. */
  tell(payload: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Hears from all processes on one database that content has changed, and then reads what. A notice may be lost, and a
 * listening connection may be away without anybody noticing, so it is read every ten seconds in any case.
 */
export function createChanges(pool: pg.Pool, databaseUrl: string, { kept, notices }: Heard): Changes {
  let listener: pg.Client | null = null
  let isStopped = false
  // A check that fails holds the store; the next one comes by itself.
  const check = () => void kept.check().catch(() => {})
  let timer: NodeJS.Timeout | null = null

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
      client.end().catch(() => {})
      if (isStopped) return
      // Without ears it asks the more often.
      check()
      setTimeout(() => void listen().catch(() => {}), RECONNECT_MS).unref()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === NOTICE_CHANNEL) notices.receive(payload)
      else check()
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}; listen ${NOTICE_CHANNEL}`)
      listener = client
      await kept.check()
    } catch (error) {
      lost()
      throw error
    }
  }

  return {
    tell: async (payload) => {
      await pool.query('select pg_notify($1, $2)', [NOTICE_CHANNEL, payload])
    },
    async start() {
      timer = setInterval(check, CHECK_MS)
      timer.unref()
      await listen()
    },
    async stop() {
      isStopped = true
      if (timer) clearInterval(timer)
      await listener?.end()
    },
  }
}
