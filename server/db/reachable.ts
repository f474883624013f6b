import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Nine tenths of a second, of which a database that is there needs some milliseconds. */
const STEPS = 9
const STEP_MS = 100
/** On a machine that keeps this process waiting, the other one waits too: so many late steps are not counted. */
const LATE_STEPS = 5
/** An open connection may have gone dead: after so many a new one is asked too. */
const STEPS_OF_OPEN = 4
const GOODBYE_MS = 1000
/** It answers, but takes no more connections: those that are open go on working. */
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
      // It keeps the process alive until then: whoever waits for the end has something to do after it.
      const cut = setTimeout(() => socket.destroy(), GOODBYE_MS)
      await client.end().catch(() => {})
      clearTimeout(cut)
    },
  }
}

/** Time goes by in steps: while this process is held up it reads no answers, and all of that counts as one. */
async function isSaidWithin(answer: Promise<unknown>, steps: number): Promise<boolean> {
  let isThere: boolean | undefined
  const heard = answer.then(
    () => (isThere = true),
    () => (isThere = false),
  )
  let late = 0
  for (let step = 0; step < steps + late && isThere === undefined; step += 1) {
    const began = performance.now()
    await Promise.race([heard, delay(STEP_MS)])
    if (performance.now() - began > 2 * STEP_MS && late < LATE_STEPS) late += 1
  }
  return isThere ?? false
}

/**
 * Whether the database answers within a second, asked on a connection of its own: the pool may be full of waiting
 * statements. The connection stays open, because making one takes a busy machine a hundred times as long as an answer.
 */
export function createProbe(url: string): Probe {
  let kept: Line | null = null
  let underWay: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    const old = kept?.isOpen() ? kept : null
    const first = old?.ask()
    if (first && (await isSaidWithin(first, STEPS_OF_OPEN))) return true
    const line = openLine(url)
    const either = Promise.any(first ? [first, line.ask()] : [line.ask()])
    const isThere = await isSaidWithin(either, first ? STEPS - STEPS_OF_OPEN : STEPS)
    void old?.close()
    if (isThere && line.isOpen()) kept = line
    else {
      kept = null
      void line.close()
    }
    return isThere
  }

  return {
    isReachable() {
      underWay ??= ask().finally(() => {
        underWay = null
      })
      return underWay
    },
    async close() {
      await underWay
      await kept?.close()
    },
  }
}
