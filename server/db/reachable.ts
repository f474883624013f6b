import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { singleFlight } from '../infra/single-flight.ts'

/** Nine tenths of a second, of which a database that is there needs some milliseconds. */
const STEPS = 9
const STEP_MS = 100
/** On a busy machine both processes wait: so many late steps are not counted. */
const LATE_STEPS = 5
/** An open connection may have gone dead: after so many a new one is asked too. */
const STEPS_OF_OPEN = 4
const GOODBYE_MS = 1000
/** The server answers, but accepts no more connections: open ones continue to work. */
const TOO_MANY_CONNECTIONS = '53300'

export interface Probe {
  /** Concurrent calls share one answer. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

interface Line {
  /** Rejects when the server does not answer. */
  ask(): Promise<unknown>
  isOpen(): boolean
  close(): Promise<void>
}

/** A connection to ask on, which keeps no process alive. */
function openLine(url: string): Line {
  // A socket of our own to be closed, because a server that is frozen never answers a goodbye either.
  const socket = new Socket().unref()
  const client = new pg.Client({ connectionString: url, stream: () => socket, application_name: 'thali-probe' })
  let isOpen = false
  const ended = () => {
    isOpen = false
  }
  client.on('error', ended).on('end', ended)
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
    ask: () => (isOpen ? client.query('select 1') : opened),
    isOpen: () => isOpen,
    async close() {
      // Keeps the process alive, so that the caller's `await` ends.
      const cut = setTimeout(() => socket.destroy(), GOODBYE_MS)
      await client.end().catch(() => {})
      clearTimeout(cut)
    },
  }
}

/** Time passes in steps: while this process is blocked it reads no answers, so a blocked step counts as one. */
async function isAnsweredWithin(answer: Promise<unknown>, steps: number): Promise<boolean> {
  let isThere: boolean | undefined
  const settled = answer.then(
    () => (isThere = true),
    () => (isThere = false),
  )
  let late = 0
  for (let step = 0; step < steps + late && isThere === undefined; step += 1) {
    const began = performance.now()
    await Promise.race([settled, delay(STEP_MS)])
    if (performance.now() - began > 2 * STEP_MS && late < LATE_STEPS) late += 1
  }
  return isThere ?? false
}

/**
 * Whether the database answers within a second, asked on a connection of its own: the pool may be full of waiting
 * statements. The connection stays open, because making one takes a busy machine a hundred times as long as an answer.
 */
export function createProbe(url: string): Probe {
  let current: Line | null = null
  const share = singleFlight<boolean>()

  async function ask(): Promise<boolean> {
    const old = current?.isOpen() ? current : null
    const first = old?.ask()
    if (first && (await isAnsweredWithin(first, STEPS_OF_OPEN))) return true
    const line = openLine(url)
    const either = Promise.any(first ? [first, line.ask()] : [line.ask()])
    const isThere = await isAnsweredWithin(either, first ? STEPS - STEPS_OF_OPEN : STEPS)
    void old?.close()
    if (isThere && line.isOpen()) current = line
    else {
      current = null
      void line.close()
    }
    return isThere
  }

  return {
    isReachable: () => share('', ask),
    async close() {
      await share('', async () => false)
      await current?.close()
    },
  }
}
