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
  forget: () => void
  /** To the server, and away from it. */
  send: (work: UnsavedWork) => Promise<void>
  drop: () => Promise<void>
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
  /** From now on the server may be written to: what it had is known, and whether that was anything. */
  open: (hasCopy: boolean) => void
  /** The connection is back. */
  retry: () => void
  close: () => void
}

/** Keeps what is being written: in the browser almost at once, on the server when the hands rest, one call at a time. */
export function createWorkKeeper({ keep, forget, send, drop, stateOf, onState }: KeeperOptions): WorkKeeper {
  let unkept: UnsavedWork | null = null
  let unsent: UnsavedWork | null = null
  let isOpen = false
  let isOnServer = false
  let underway: Promise<void> | null = null
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let sendTimer: ReturnType<typeof setTimeout> | undefined

  function keepNow() {
    clearTimeout(keepTimer)
    if (unkept) keep(unkept)
    unkept = null
  }

  function sendAfter(pause: number) {
    clearTimeout(sendTimer)
    sendTimer = setTimeout(sendNow, pause)
  }

  async function attempt(work: UnsavedWork) {
    onState({ kind: 'saving' })
    try {
      await send(work)
      isOnServer = true
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
      forget()
      onState({ kind: 'nothing' })
      if (isOnServer) await drop().catch(() => {})
      isOnServer = false
    },
    open(hasCopy) {
      isOpen = true
      isOnServer ||= hasCopy
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
