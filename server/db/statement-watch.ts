import type pg from 'pg'

export interface WatchOptions {
  /** A statement without an answer for so long ends its connection. */
  limitMs: number
  /** So long it may take, and nothing be heard, before somebody asks whether the database is still there. */
  patienceMs: number
  isReachable: () => Promise<boolean>
}

export interface StatementWatch {
  watch(client: pg.ClientBase & { end(): Promise<void> }): void
  /** The database does not answer: requests must not wait for it. */
  isSilent(): boolean
  /** Called when the database has stopped answering. */
  onSilent(fell: () => void): void
  stop(): void
}

const LOOK_MS = 100

const withoutLimit = new WeakSet<pg.ClientBase>()

/** For work that takes as long as it takes; such a client must not go back to the pool. */
export function liftLimit(client: pg.ClientBase): void {
  withoutLimit.add(client)
}

/**
 * Looks after the statements under way. The server keeps a limit too, but one that is frozen, or behind a line that went
 * dead, keeps none; and a connection that still owes an answer must not be used again, so it ends. A slow statement is
 * told from a silent server by asking it on another connection, and by whatever it says on any of them meanwhile.
 */
export function createStatementWatch({ limitMs, patienceMs, isReachable }: WatchOptions): StatementWatch {
  const busySince = new Map<Parameters<StatementWatch['watch']>[0], number>()
  let heardAt = 0
  let isAsking = false
  let isSilent = false
  let tellSilent = () => {}

  function endThoseBegunBefore(moment: number): void {
    for (const [client, since] of busySince) {
      if (since > moment || withoutLimit.has(client)) continue
      busySince.delete(client)
      // With a running statement this cuts the connection, and the statement fails.
      client.end().catch(() => {})
    }
  }

  async function ask(): Promise<void> {
    isAsking = true
    const began = performance.now()
    if (await isReachable()) heardAt = performance.now()
    isAsking = false
    // What it has said on another line counts from when it was said: it may have fallen silent since.
    isSilent = heardAt < began
    if (!isSilent) return
    endThoseBegunBefore(performance.now())
    tellSilent()
  }

  const timer = setInterval(() => {
    const now = performance.now()
    endThoseBegunBefore(now - limitMs)
    const impatientSince = now - patienceMs
    const isSlow =
      heardAt < impatientSince &&
      [...busySince].some(([client, since]) => since < impatientSince && !withoutLimit.has(client))
    if ((isSlow || isSilent) && !isAsking) void ask()
  }, LOOK_MS)
  timer.unref()

  return {
    watch(client) {
      const query = client.query as (...words: unknown[]) => unknown
      client.query = ((...words: unknown[]) => {
        busySince.set(client, performance.now())
        return query.apply(client, words)
      }) as typeof client.query
      client.on('drain', () => {
        busySince.delete(client)
        heardAt = performance.now()
      })
      client.once('end', () => busySince.delete(client))
    },
    isSilent: () => isSilent,
    onSilent(fell) {
      tellSilent = fell
    },
    stop: () => clearInterval(timer),
  }
}
