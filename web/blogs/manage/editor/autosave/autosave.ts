import type { UnsavedDraft } from './unsaved-draft.ts'

/** Pause in typing before the text is stored, and the longest delay when typing never pauses. Milliseconds. */
const TO_BROWSER = { pause: 300, max: 1_000 }
const TO_SERVER = { pause: 1_500, max: 10_000 }
const RETRY_MS = 10_000
/** How long leaving the screen waits for the server. */
const FLUSH_TIMEOUT_MS = 2_000

export type AutosaveState =
  | { kind: 'idle' | 'saving' }
  | { kind: 'offline'; isOnDevice: boolean }
  | { kind: 'saved'; at: number }
  | { kind: 'failed'; message: string; isOnDevice: boolean }

interface AutosaveOptions {
  /** Stores the draft in the browser; false when its storage is full or forbidden. */
  store: (draft: UnsavedDraft) => boolean
  /** Removes this screen's draft from the browser; drafts of other tabs stay. */
  remove: () => void
  /** Fetches the time of the server's working copy (null without one) and offers the copy before it is overwritten. */
  find: () => Promise<string | null>
  /** Sends the draft to the server and returns the time of its working copy. */
  send: (draft: UnsavedDraft) => Promise<string | null>
  /** Deletes the working copy of that time only: another tab may have sent a newer one. */
  drop: (savedAt: string) => Promise<void>
  toState: (error: unknown, isOnDevice: boolean) => AutosaveState
  onState: (state: AutosaveState) => void
}

/**
 * Saves a draft as the user types: in the browser after a short pause, on the server after a longer one, one request at
 * a time.
 */
export function createAutosave({ store, remove, find, send, drop, toState, onState }: AutosaveOptions) {
  let unstored: UnsavedDraft | null = null
  let unsent: UnsavedDraft | null = null
  let lastStored: UnsavedDraft | null = null
  let opening: Promise<void> | null = null
  let savedAt: string | null = null
  let sentAt: string | null = null
  let isOnDevice = true
  let isClosed = false
  let sending: Promise<void> | null = null
  const storeTimer = createPauseTimer(storeNow, TO_BROWSER)
  const sendTimer = createPauseTimer(() => void sendNext(), TO_SERVER)

  function storeNow() {
    storeTimer.stop()
    if (!unstored) return
    isOnDevice = store({ ...unstored, follows: sentAt })
    lastStored = unstored
    unstored = null
  }

  /** A draft stored while an earlier one was being sent is marked as its successor, so that only one is offered. */
  function storeAsFollowing(draft: UnsavedDraft) {
    if (lastStored && lastStored !== draft && !isClosed) store({ ...lastStored, follows: sentAt })
  }

  function findWorkingCopy(): Promise<void> {
    opening ??= find().then(
      (foundAt) => {
        savedAt = foundAt
      },
      (error: unknown) => {
        opening = null
        throw error
      },
    )
    return opening
  }

  async function attempt(draft: UnsavedDraft) {
    onState({ kind: 'saving' })
    // The browser's draft must never be older than the server's.
    storeNow()
    try {
      await findWorkingCopy()
      sentAt = await send(draft)
      savedAt = sentAt
      storeAsFollowing(draft)
      onState({ kind: 'saved', at: Date.now() })
    } catch (error) {
      unsent ??= draft
      onState(toState(error, isOnDevice))
      sendTimer.stop()
      // A closed editor must not overwrite what another one sends later; the browser still has its draft.
      if (!isClosed) sendTimer.start(RETRY_MS)
    }
  }

  async function sendNext() {
    if (sending || !unsent) return
    const draft = unsent
    unsent = null
    sending = attempt(draft)
    await sending
    sending = null
    if (unsent && unsent !== draft) sendTimer.touch()
  }

  return {
    /** Stores the draft in the browser at once, before the page may be unloaded. */
    storeNow,
    update(draft: UnsavedDraft) {
      unstored = draft
      unsent = draft
      storeTimer.touch()
      sendTimer.touch()
    },
    /** Sends the draft to the server at once; resolves to whether everything is saved. */
    async flush() {
      const remaining = Promise.resolve(sending).then(sendNext)
      await Promise.race([remaining, new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT_MS))])
      return unsent === null && sending === null
    },
    /** Removes the draft everywhere, once it is saved or discarded. */
    async drop() {
      storeTimer.stop()
      unstored = null
      lastStored = null
      unsent = null
      await sending
      sendTimer.stop()
      unsent = null
      remove()
      onState({ kind: 'idle' })
      // Wait for the first look-up, or a working copy found only now would be offered the next time.
      await opening?.catch(() => {})
      const dropped = savedAt
      // Cleared before the request, because a draft typed in the meantime sets a new time.
      savedAt = null
      if (dropped) await drop(dropped).catch(() => {})
    },
    /** Looks for a working copy on the server; nothing is sent before that has succeeded. */
    open: () => void findWorkingCopy().catch(() => {}),
    /** Starts storing to browser and server without waiting: the user may log out in another tab. */
    startFlush() {
      storeNow()
      void sendNext()
    },
    /** After the connection has returned. */
    retry: () => void sendNext(),
    close() {
      storeNow()
      isClosed = true
      sendTimer.stop()
      void sendNext()
    },
  }
}

/** Runs after a pause in typing, and at the latest after `max` when there is none. Milliseconds. */
function createPauseTimer(run: () => void, { pause, max }: { pause: number; max: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null

  function stop() {
    clearTimeout(timer)
    since = null
  }

  function start(delay: number) {
    since ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(() => {
      stop()
      run()
    }, delay)
  }

  return {
    stop,
    start,
    touch: () => start(Math.min(pause, Math.max(0, (since ?? Date.now()) + max - Date.now()))),
  }
}
