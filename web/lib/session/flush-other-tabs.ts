import { pauseDrafts, resumeDrafts } from '../forms/drafts/form-draft.ts'
import { randomUuid } from '../random-uuid.ts'
import { orNullAfter } from './or-null-after.ts'

/** How long to wait for tabs that have no lock, in milliseconds. */
const DISCOVERY_MS = 250

const CHANNEL = 'logout'
/** A tab with unsaved work holds a lock, so that other tabs know of it even while it is busy. */
const LOCK = 'unsent-work:'
const TAB = randomUuid()

type Decision = { kind: 'logged-out' | 'cancelled'; userId: number }
type Answer = { ask: string; tab: string } & ({ kind: 'flushing' } | { kind: 'flushed'; isSafe: boolean })
type Message = { kind: 'logging-out'; ask: string; userId: number } | Decision | Answer

function openChannel(onMessage: (message: Message) => void) {
  if (!('BroadcastChannel' in window)) return null
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  return { post: (message: Message) => channel.postMessage(message), close: () => channel.close() }
}

/** @returns a function that releases the lock; Web Locks exist only on secure origins */
function acquireLock(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(LOCK + TAB, () => released).catch(() => {})
  return release
}

/** The other tabs that may hold unsent work; empty if the browser has no locks. */
async function findTabsWithWork(): Promise<string[]> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query()
    const names = [...held, ...pending].flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []))
    return names.filter((tab) => tab !== TAB)
  } catch {
    return []
  }
}

/** @returns a function that stops answering */
export function answerLogoutRequests(flush: () => Promise<boolean>): () => void {
  const release = acquireLock()
  const channel = openChannel(async (message) => {
    // The storage is about to be erased; this tab must not write to it while it closes.
    if (message.kind === 'logging-out' || message.kind === 'logged-out') pauseDrafts(message.userId)
    else if (message.kind === 'cancelled') resumeDrafts(message.userId)
    if (message.kind !== 'logging-out') return
    const { ask } = message
    channel?.post({ kind: 'flushing', ask, tab: TAB })
    const isSafe = await flush()
    channel?.post({ kind: 'flushed', ask, tab: TAB, isSafe })
  })
  return () => {
    channel?.close()
    release()
  }
}

/**
 * Asks the other tabs to send their unsaved work. Suspended tabs are not awaited: they sent their work when the user
 * left them.
 * @returns whether one of them would lose something
 */
export async function requestFlushOfOtherTabs(userId: number, timeoutMs: number): Promise<boolean> {
  const ask = randomUuid()
  const unanswered = new Set(await findTabsWithWork())
  const flushing = new Set<string>()
  let isLost = false
  let poll = () => {}
  const allAnswered = new Promise<void>((resolve) => {
    // Without locks, unknown tabs may still answer.
    setTimeout(() => {
      poll = () => unanswered.size + flushing.size === 0 && resolve()
      poll()
    }, DISCOVERY_MS)
  })
  const channel = openChannel((message) => {
    if ((message.kind !== 'flushing' && message.kind !== 'flushed') || message.ask !== ask || message.tab === TAB)
      return
    unanswered.delete(message.tab)
    if (message.kind === 'flushing') flushing.add(message.tab)
    else if (flushing.delete(message.tab)) isLost ||= !message.isSafe
    poll()
  })
  if (!channel) return false
  channel.post({ kind: 'logging-out', ask, userId })
  await orNullAfter(allAnswered, timeoutMs)
  channel.close()
  return isLost || flushing.size > 0
}

/** Tells the other tabs whether the user logged out. */
export function publishLogoutDecision(decision: Decision) {
  const channel = openChannel(() => {})
  channel?.post(decision)
  channel?.close()
}
