import type { UnsavedWork } from './unsaved-work.ts'

/** How long the hands must rest, in milliseconds, before the text goes to the browser's store and to the server. */
const BROWSER_PAUSE = 300
const SERVER_PAUSE = 1_500
const RETRY_PAUSE = 10_000

export type KeepState =
  | { kind: 'nothing' | 'saving' | 'offline' }
  | { kind: 'kept'; at: number }
  | { kind: 'failed'; message: string }

interface KeeperOptions {
  /** Into the browser's store. */
  keep: (work: UnsavedWork) => void
  /** Only the work of then, in milliseconds. */
  forget: (at: number | null) => void
  /** To the server, which says when it saved it. */
  send: (work: UnsavedWork) => Promise<string | null>
  /** Only what was saved then: another tab may have sent something since. */
  drop: (savedAt: string) => Promise<void>
  /** What is to be said of a failure. */
  stateOf: (error: unknown) => KeepState
  onState: (state: KeepState) => void
}

export interface WorkKeeper {
  note: (work: UnsavedWork) => void
  /** Into the browser's store at once: the page may be gone in a moment. */
  keepNow: () => void
  /** Nothing is unsaved any more. */
  drop: () => Promise<void>
  /** From now on the server may be written to: what it had is known; null for nothing. */
  open: (savedAt: string | null) => void
  /** The connection is back. */
  retry: () => void
  close: () => void
}

/** Keeps what is being written: in the browser almost at once, on the server when the hands rest, one call at a time. */
export function createWorkKeeper({ keep, forget, send, drop, stateOf, onState }: KeeperOptions): WorkKeeper {
  let unkept: UnsavedWork | null = null
  let unsent: UnsavedWork | null = null
  let isOpen = false
  let keptAt: number | null = null
  let savedAt: string | null = null
  let underway: Promise<void> | null = null
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined

  function keepNow() {
    clearTimeout(keepTimer)
    if (unkept) {
      keep(unkept)
      keptAt = unkept.at
    }
    unkept = null
  }

  function sendAfter(pause: number) {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(sendNow, pause)
  }

  async function attempt(work: UnsavedWork) {
    onState({ kind: 'saving' })
    try {
      savedAt = await send(work)
      onState({ kind: 'kept', at: Date.now() })
    } catch (error) {
      unsent ??= work
      onState(stateOf(error))
      sendAfter(RETRY_PAUSE)
    }
  }

  async function sendNow() {
    if (!isOpen || underway || !unsent) return
    const work = unsent
    unsent = null
    underway = attempt(work)
    await underway
    underway = null
    if (unsent && unsent !== work) sendAfter(SERVER_PAUSE)
  }

  return {
    keepNow,
    note(work) {
      unkept = work
      unsent = work
      clearTimeout(keepTimer)
      keepTimer = setTimeout(keepNow, BROWSER_PAUSE)
      sendAfter(SERVER_PAUSE)
    },
    async drop() {
      clearTimeout(keepTimer)
      unkept = null
      unsent = null
      await underway
      clearTimeout(sendTimer)
      unsent = null
      forget(keptAt)
      onState({ kind: 'nothing' })
      if (savedAt) await drop(savedAt).catch(() => {})
      savedAt = null
    },
    open(found) {
      isOpen = true
      savedAt = found
      if (unsent) sendAfter(SERVER_PAUSE)
    },
    retry: () => void sendNow(),
    close() {
      keepNow()
      clearTimeout(sendTimer)
      void sendNow()
    },
  }
}
