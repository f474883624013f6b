import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { singleFlight } from '../../infra/single-flight.ts'

/** Nine tenths of a second; a reachable database answers within milliseconds. */
const STEPS = 9
const STEP_MS = 100
/** On a busy machine both processes are delayed: up to this many late steps are not counted. */
const LATE_STEPS = 5
/** An open connection may be dead, so after this many steps a new one is tried too. */
const STEPS_OF_OPEN = 4
const CLOSE_TIMEOUT_MS = 1000
/** The server is reachable but accepts no more connections; open ones continue to work. */
const TOO_MANY_CONNECTIONS = '53300'

/** A connection for the probe, which does not keep the process alive. */
function openConnection(url: string) {
  // Our own socket, to be destroyed: a frozen server never answers a regular close.
  const socket = new Socket().unref()
  const client = new pg.Client({ connectionString: url, stream: () => socket, application_name: 'thali-probe' })
  let isOpen = false
  const handleEnd = () => {
    isOpen = false
  }
  client.on('error', handleEnd).on('end', handleEnd)
  const opened = client.connect().then(
    () => {
      isOpen = true
      return client.query('select 1')
    },
    (error: { code?: string }) => {
      if (error.code !== TOO_MANY_CONNECTIONS) throw error
    },
  )
  return {
    /** Rejects when the server does not answer. */
    ask: (): Promise<unknown> => (isOpen ? client.query('select 1') : opened),
    isOpen: () => isOpen,
    async close() {
      // Keeps the process alive, so that the caller's `await` ends.
      const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS)
      await client.end().catch(() => {})
      clearTimeout(timer)
    },
  }
}

/** Time is counted in steps: a blocked process reads no answers, so a blocked step counts as one. */
async function settlesWithin(work: Promise<unknown>, steps: number): Promise<boolean> {
  let isDone: boolean | undefined
  const settled = work.then(
    () => (isDone = true),
    () => (isDone = false),
  )
  let late = 0
  for (let step = 0; step < steps + late && isDone === undefined; step += 1) {
    const startedAt = performance.now()
    await Promise.race([settled, delay(STEP_MS)])
    if (performance.now() - startedAt > 2 * STEP_MS && late < LATE_STEPS) late += 1
  }
  return isDone ?? false
}

/**
 * Checks within a second whether the database responds, on a connection of its own, because the pool may be full of
 * waiting statements. The connection stays open: opening one takes a busy machine a hundred times as long as an answer.
 */
export function createProbe(url: string) {
  let current: ReturnType<typeof openConnection> | null = null
  const share = singleFlight<boolean>()

  async function ask(): Promise<boolean> {
    const open = current?.isOpen() ? current : null
    const first = open?.ask()
    if (first && (await settlesWithin(first, STEPS_OF_OPEN))) return true
    const connection = openConnection(url)
    const either = Promise.any(first ? [first, connection.ask()] : [connection.ask()])
    const isReachable = await settlesWithin(either, first ? STEPS - STEPS_OF_OPEN : STEPS)
    void open?.close()
    if (isReachable && connection.isOpen()) current = connection
    else {
      current = null
      void connection.close()
    }
    return isReachable
  }

  return {
    /** Concurrent calls share one answer. */
    isReachable: () => share('', ask),
    async close() {
      await share('', async () => false)
      await current?.close()
    },
  }
}
