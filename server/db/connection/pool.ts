import pg from 'pg'

interface WatchOptions {
  /** A statement without an answer for this long ends its connection. */
  limitMs: number
  /** A statement without an answer for this long makes the pool ask whether the database still responds. */
  slowAfterMs: number
  isReachable: () => Promise<boolean>
}

type EndableClient = pg.ClientBase & { end(): Promise<void> }

const CHECK_MS = 100

const unlimited = new WeakSet<pg.ClientBase>()

/** Lifts the limit for long work; such a client must not be returned to the pool. */
export function liftLimit(client: pg.ClientBase): void {
  unlimited.add(client)
}

/**
 * Limits running statements. The server's own limit fails if it is frozen or its connection is dead; `query_timeout` of
 * pg would return a connection that still waits for an answer to the pool. A slow statement is distinguished from an
 * unresponsive server by a probe on another connection, and by answers on any connection meanwhile.
 */
export function createStatementWatch({ limitMs, slowAfterMs, isReachable }: WatchOptions) {
  const busySince = new Map<EndableClient, number>()
  let lastResponseAt = 0
  let isAsking = false
  let isSilent = false
  let notifySilent = () => {}

  function endStartedBefore(moment: number): void {
    for (const [client, since] of busySince) {
      if (since > moment || unlimited.has(client)) continue
      busySince.delete(client)
      // Cuts the connection while a statement is running, which fails.
      client.end().catch(() => {})
    }
  }

  async function ask(): Promise<void> {
    isAsking = true
    const askedAt = performance.now()
    if (await isReachable()) lastResponseAt = performance.now()
    isAsking = false
    // An answer on another connection counts only if it is newer: the server may have stopped responding since.
    isSilent = lastResponseAt < askedAt
    if (!isSilent) return
    endStartedBefore(performance.now())
    notifySilent()
  }

  const timer = setInterval(() => {
    const now = performance.now()
    endStartedBefore(now - limitMs)
    const slowSince = now - slowAfterMs
    const isSlow =
      lastResponseAt < slowSince &&
      [...busySince].some(([client, since]) => since < slowSince && !unlimited.has(client))
    if ((isSlow || isSilent) && !isAsking) void ask()
  }, CHECK_MS)
  timer.unref()

  return {
    watch(client: EndableClient): void {
      const query = client.query as (...args: unknown[]) => unknown
      client.query = ((...args: unknown[]) => {
        busySince.set(client, performance.now())
        return query.apply(client, args)
      }) as typeof client.query
      client.on('drain', () => {
        busySince.delete(client)
        lastResponseAt = performance.now()
      })
      client.once('end', () => busySince.delete(client))
    },
    /** True if the database does not respond, so that requests must not wait for it. */
    isSilent: () => isSilent,
    /** Called when the database has stopped answering. */
    onSilent(callback: () => void): void {
      notifySilent = callback
    },
    stop: () => clearInterval(timer),
  }
}

type ConnectCallback = (error: Error | undefined, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void

/** PostgreSQL's code for a connection that failed. */
const CONNECTION_FAILURE = '08006'

function silentDatabase(): Error {
  return Object.assign(new Error('the database does not answer'), { code: CONNECTION_FAILURE })
}

/**
 * Releases a client at once when its connection ends: Drizzle never releases a client whose `begin` failed, and the
 * pool would stay full of them after the database is back.
 */
function releaseWhenLost(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  let isReleased = false
  const releaseOnce: pg.PoolClient['release'] = (error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', handleEnd)
    release.call(client, error)
  }
  const handleEnd = () => releaseOnce(true)
  client.once('end', handleEnd)
  client.release = releaseOnce
  return client
}

/** A pool that does not end the process, leak clients or let requests wait while its database is unreachable. */
export function createPool(config: pg.PoolConfig, statements: ReturnType<typeof createStatementWatch>): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('connect', (client) => {
    // A connection lost between two statements of a transaction has no other listener; a running statement fails by
    // itself.
    client.on('error', () => {})
    statements.watch(client)
  })
  const connect = pool.connect.bind(pool) as (callback: ConnectCallback) => void
  const waiting = new Set<ConnectCallback>()
  statements.onSilent(() => {
    for (const callback of waiting) callback(silentDatabase())
  })

  /** Calls back once, with a client or an error; a client that arrives too late is released. */
  function wait(done: ConnectCallback): void {
    const callback: ConnectCallback = (error, client, release) => {
      if (waiting.delete(callback)) done(error, client, release)
      else release?.()
    }
    waiting.add(callback)
    connect(callback)
  }

  pool.connect = ((callback?: ConnectCallback) => {
    if (callback) return statements.isSilent() ? process.nextTick(callback, silentDatabase()) : wait(callback)
    if (statements.isSilent()) return Promise.reject(silentDatabase())
    return new Promise<pg.PoolClient>((resolve, reject) => {
      wait((error, client) => (client ? resolve(releaseWhenLost(client)) : reject(error)))
    })
  }) as typeof pool.connect
  return pool
}

/**
 * Runs all statements unnamed: a pooler may run each transaction on another connection, where their names are unknown.
 */
export function dropNames(client: pg.ClientBase): void {
  const query = client.query as (...args: unknown[]) => unknown
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && !('submit' in first)
    return query.call(client, isNamed ? { ...first, name: undefined } : first, ...rest)
  }) as typeof client.query
}
