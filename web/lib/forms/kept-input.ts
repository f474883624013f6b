/** Days that unsent text is kept, rulings section 3. */
const KEPT_DAYS = 7
const PREFIX = 'unsent'

interface Kept {
  text: string
  at: number
}

/** Only this tab may offer back what a visitor typed; a signed-in person's text waits in the browser. */
function areaOf(userId: number | null): Storage | null {
  try {
    return userId === null ? window.sessionStorage : window.localStorage
  } catch {
    return null
  }
}

function keyOf(name: string, userId: number | null): string {
  return `${PREFIX}:${userId ?? 'visitor'}:${name}`
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null')
    return typeof kept?.text === 'string' && typeof kept.at === 'number' ? kept : null
  } catch {
    return null
  }
}

/** Longer than it takes the tabs to close what a logout has ended. */
const PAUSE_MS = 15_000
const pausedUntil = new Map<number, number>()

/** Somebody logs out: what is open in this tab must not write back what is being erased. */
export function pauseKeptInput(userId: number) {
  pausedUntil.set(userId, Date.now() + PAUSE_MS)
}

/** They are back. */
export function resumeKeptInput(userId: number) {
  pausedUntil.delete(userId)
}

function isPaused(userId: number | null): boolean {
  return userId !== null && (pausedUntil.get(userId) ?? 0) > Date.now()
}

function isStale(at: number, now = Date.now()): boolean {
  return now - at > KEPT_DAYS * 86_400_000
}

/**
 * Keeps unsent text under a name, for this person; empty text forgets it.
 * @returns false when the browser's storage is full or closed to us, or is being erased: the text lives on in the form
 */
export function keepInput(name: string, text: string, userId: number | null): boolean {
  const area = areaOf(userId)
  if (!area || (text !== '' && isPaused(userId))) return false
  try {
    if (text === '') area.removeItem(keyOf(name, userId))
    else area.setItem(keyOf(name, userId), JSON.stringify({ text, at: Date.now() } satisfies Kept))
    return true
  } catch {
    return false
  }
}

/** What this person left unsent; somebody who has just signed in gets back what they typed as a visitor in this tab. */
export function keptInput(name: string, userId: number | null): string | null {
  const own = parse(areaOf(userId)?.getItem(keyOf(name, userId)) ?? null)
  if (own) {
    if (!isStale(own.at)) return own.text
    forgetInput(name, userId)
  }
  return userId === null ? null : (parse(areaOf(null)?.getItem(keyOf(name, null)) ?? null)?.text ?? null)
}

/** The text was sent or thrown away. */
export function forgetInput(name: string, userId: number | null) {
  areaOf(userId)?.removeItem(keyOf(name, userId))
  areaOf(null)?.removeItem(keyOf(name, null))
}

/** What nobody came back for, whoever wrote it; at the start of the page. */
export function sweepKeptInput() {
  const area = areaOf(0)
  if (!area) return
  for (const key of Object.keys(area)) {
    if (!key.startsWith(`${PREFIX}:`)) continue
    const kept = parse(area.getItem(key))
    if (!kept || isStale(kept.at)) area.removeItem(key)
  }
}

/** Everything that a person left unsent, at logout. */
export function dropKeptInput(userId: number) {
  pauseKeptInput(userId)
  const area = areaOf(userId)
  if (!area) return
  for (const key of Object.keys(area)) {
    if (key.startsWith(`${PREFIX}:${userId}:`)) area.removeItem(key)
  }
  for (const key of Object.keys(areaOf(null) ?? {})) {
    if (key.startsWith(`${PREFIX}:`)) areaOf(null)?.removeItem(key)
  }
}
