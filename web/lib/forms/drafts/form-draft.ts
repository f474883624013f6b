import { DAY_MS } from '#domain/durations.ts'

/** How long unsent text stays in the browser. */
const RETENTION_DAYS = 7
const PREFIX = 'unsent'

interface StoredDraft {
  text: string
  at: number
}

/** A visitor's text stays in this tab; a signed-in user's text outlives it. */
function storageFor(userId: number | null): Storage | null {
  try {
    return userId === null ? window.sessionStorage : window.localStorage
  } catch {
    return null
  }
}

function storageKey(name: string, userId: number | null): string {
  return `${PREFIX}:${userId ?? 'visitor'}:${name}`
}

function parse(text: string | null): StoredDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null')
    return typeof draft?.text === 'string' && typeof draft.at === 'number' ? draft : null
  } catch {
    return null
  }
}

/** Longer than other tabs need to close their forms after a logout. */
const PAUSE_MS = 15_000
const pausedUntil = new Map<number, number>()

/** Prevents an open form from writing back drafts that a logout is erasing. */
export function pauseDrafts(userId: number) {
  pausedUntil.set(userId, Date.now() + PAUSE_MS)
}

export function resumeDrafts(userId: number) {
  pausedUntil.delete(userId)
}

function isPaused(userId: number | null): boolean {
  return userId !== null && (pausedUntil.get(userId) ?? 0) > Date.now()
}

function isStale(at: number, now = Date.now()): boolean {
  return now - at > RETENTION_DAYS * DAY_MS
}

/**
 * Stores unsent text under a name for this user; empty text removes it.
 * @returns false when the browser's storage is full, forbidden or being erased
 */
export function saveFormDraft(name: string, text: string, userId: number | null): boolean {
  const storage = storageFor(userId)
  if (!storage || (text !== '' && isPaused(userId))) return false
  try {
    if (text === '') storage.removeItem(storageKey(name, userId))
    else storage.setItem(storageKey(name, userId), JSON.stringify({ text, at: Date.now() } satisfies StoredDraft))
    return true
  } catch {
    return false
  }
}

/** This user's unsent text; after signing in, also what they typed as a visitor in this tab. */
export function readFormDraft(name: string, userId: number | null): string | null {
  const draft = parse(storageFor(userId)?.getItem(storageKey(name, userId)) ?? null)
  if (draft) {
    if (!isStale(draft.at)) return draft.text
    clearFormDraft(name, userId)
  }
  return userId === null ? null : (parse(storageFor(null)?.getItem(storageKey(name, null)) ?? null)?.text ?? null)
}

/**
 * Calls back when another tab has changed or removed this text.
 * @param onChange receives the new text and the previous one
 * @returns a function that stops listening
 */
export function onFormDraftChange(
  name: string,
  userId: number | null,
  onChange: (text: string | null, before: string | null) => void,
): () => void {
  const handle = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key === storageKey(name, userId)) onChange(parse(newValue)?.text ?? null, parse(oldValue)?.text ?? null)
  }
  window.addEventListener('storage', handle)
  return () => window.removeEventListener('storage', handle)
}

/** Call this after the text was sent or discarded. */
export function clearFormDraft(name: string, userId: number | null) {
  storageFor(userId)?.removeItem(storageKey(name, userId))
  storageFor(null)?.removeItem(storageKey(name, null))
}

/** Loaded on demand, so that pages without drafts of files do not carry the script. */
const removeFiles = () => void import('./draft-file.ts').then((module) => module.removeUnusedFiles()).catch(() => {})

/** Drafts of any user that are past their retention; runs when a page starts. */
export function removeStaleDrafts() {
  const storage = storageFor(0)
  if (!storage) return
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(`${PREFIX}:`)) continue
    const draft = parse(storage.getItem(key))
    if (draft && !isStale(draft.at)) continue
    storage.removeItem(key)
    removeFiles()
  }
}

/** Call this at logout. */
export function clearUserDrafts(userId: number) {
  pauseDrafts(userId)
  const storage = storageFor(userId)
  if (!storage) return
  for (const key of Object.keys(storage)) {
    if (key.startsWith(`${PREFIX}:${userId}:`)) storage.removeItem(key)
  }
  for (const key of Object.keys(storageFor(null) ?? {})) {
    if (key.startsWith(`${PREFIX}:`)) storageFor(null)?.removeItem(key)
  }
  removeFiles()
}
