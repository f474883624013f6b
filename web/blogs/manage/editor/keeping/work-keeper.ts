import { createRestTimer } from './rest-timer.ts'
import type { UnsavedWork } from './unsaved-work.ts'

/** Before the text goes to the browser's store and to the server, also of somebody who never pauses. Milliseconds. */
const TO_BROWSER = { rest: 300, most: 1_000 }
const TO_SERVER = { rest: 1_500, most: 10_000 }
const RETRY_PAUSE = 10_000
/** How long a server that does not answer is waited for by somebody who wants to go. */
const FAREWELL = 2_000

export type KeepState =
  | { kind: 'nothing' | 'saving' }
  | { kind: 'offline'; isOnDevice: boolean }
  | { kind: 'kept'; at: number }
  | { kind: 'failed'; message: string; isOnDevice: boolean }

interface KeeperOptions {
  /** Into the browser's store, which may be full or closed to us. */
  keep: (work: UnsavedWork) => boolean
  /** Out of it; what other tabs have kept stays. */
  forget: () => void
  /** When the server saved what it holds, null for nothing: it is offered back before anything is written over it. */
  find: () => Promise<string | null>
  /** To the server, which says when it saved it. */
  send: (work: UnsavedWork) => Promise<string | null>
  /** Only what was saved then: another tab may have sent something since. */
  drop: (savedAt: string) => Promise<void>
  /** What is to be said of a failure. */
  stateOf: (error: unknown, isOnDevice: boolean) => KeepState
  onState: (state: KeepState) => void
}

export interface WorkKeeper {
  note: (work: UnsavedWork) => void
  /** Into the browser's store at once: the page may be gone in a moment. */
  keepNow: () => void
  /** To both at once, as far as there is time: whoever turns to another tab may log out there. */
  leave: () => void
  /** To the server at once; whether it has everything. */
  sendNow: () => Promise<boolean>
  /** Nothing is unsaved any more. */
  drop: () => Promise<void>
  /** Asks the server what it holds; until it has answered it is not written to. */
  open: () => void
  /** The connection is back. */
  retry: () => void
  close: () => void
}

/** Keeps what is being written: in the browser almost at once, on the server when the hands rest, one call at a time. */
export function createWorkKeeper(options: KeeperOptions): WorkKeeper {
  const { keep, forget, find, send, drop, stateOf, onState } = options
  let unkept: UnsavedWork | null = null
  let unsent: UnsavedWork | null = null
  let lastKept: UnsavedWork | null = null
  let opening: Promise<void> | null = null
  let savedAt: string | null = null
  let sentAt: string | null = null
  let isOnDevice = true
  let isClosed = false
  let underway: Promise<void> | null = null
  const keepTimer = createRestTimer(keepNow, TO_BROWSER)
  const sendTimer = createRestTimer(() => void sendNext(), TO_SERVER)

  function keepNow() {
    keepTimer.stop()
    if (!unkept) return
    isOnDevice = keep({ ...unkept, follows: sentAt })
    lastKept = unkept
    unkept = null
  }

  /** What was kept while an earlier state of it was on its way follows that one, which is no work of its own. */
  function keepAsFollowing(work: UnsavedWork) {
    if (lastKept && lastKept !== work && !isClosed) keep({ ...lastKept, follows: sentAt })
  }

  async function look() {
    savedAt = await find()
  }

  function opened(): Promise<void> {
    opening ??= look().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  async function attempt(work: UnsavedWork) {
    onState({ kind: 'saving' })
    // What the browser has is never older than what the server gets, and may say that it follows it.
    keepNow()
    try {
      await opened()
      sentAt = await send(work)
      savedAt = sentAt
      keepAsFollowing(work)
      onState({ kind: 'kept', at: Date.now() })
    } catch (error) {
      unsent ??= work
      onState(stateOf(error, isOnDevice))
      sendTimer.stop()
      sendTimer.start(RETRY_PAUSE)
    }
  }

  async function sendNext() {
    if (underway || !unsent) return
    const work = unsent
    unsent = null
    underway = attempt(work)
    await underway
    underway = null
    if (unsent && unsent !== work) sendTimer.touch()
  }

  return {
    keepNow,
    note(work) {
      unkept = work
      unsent = work
      keepTimer.touch()
      sendTimer.touch()
    },
    async sendNow() {
      const sending = Promise.resolve(underway).then(sendNext)
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, FAREWELL))])
      return unsent === null && underway === null
    },
    async drop() {
      keepTimer.stop()
      unkept = null
      lastKept = null
      unsent = null
      await underway
      sendTimer.stop()
      unsent = null
      forget()
      onState({ kind: 'nothing' })
      // Discarded or saved before the server had said what it holds: it would offer that again the next time.
      await opening?.catch(() => {})
      const dropped = savedAt
      // At once: what is written while this call is under way is sent with a time of its own.
      savedAt = null
      if (dropped) await drop(dropped).catch(() => {})
    },
    open: () => void opened().catch(() => {}),
    leave() {
      keepNow()
      void sendNext()
    },
    retry: () => void sendNext(),
    close() {
      keepNow()
      isClosed = true
      sendTimer.stop()
      void sendNext()
    },
  }
}
