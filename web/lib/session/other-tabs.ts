import { pauseDrafts, resumeDrafts } from '../forms/form-draft.ts'
import { randomUuid } from '../random-uuid.ts'
import { withTimeout } from './with-timeout.ts'

/** How long to wait for tabs that have no lock, in milliseconds. */
const TO_BE_KNOWN = 250

const CHANNEL = 'logout'
/** A tab with unsaved work holds a lock, so that other tabs know of it even while it is busy. */
const LOCK = 'unsent-work:'
const TAB = randomUuid()

type Decision = { kind: 'gone' | 'staying'; userId: number }
type Answer = { ask: string; tab: string } & ({ kind: 'sending' } | { kind: 'sent'; isSafe: boolean })
type Word = { kind: 'leaving'; ask: string; userId: number } | Decision | Answer

function openChannel(onWord: (word: Word) => void) {
  if (!('BroadcastChannel' in window)) return null
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => onWord(data))
  return { say: (word: Word) => channel.postMessage(word), close: () => channel.close() }
}

/** @returns how to let it go; Web Locks exist only on secure origins */
function holdLock(): () => void {
  let letGo = () => {}
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve
  })
  navigator.locks?.request(LOCK + TAB, () => isHeld).catch(() => {})
  return letGo
}

/** The other tabs that may hold unsent work; none where the browser cannot tell. */
async function tabsWithWork(): Promise<string[]> {
  try {
    const { held = [], pending = [] } = await navigator.locks.query()
    const names = [...held, ...pending].flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []))
    return names.filter((tab) => tab !== TAB)
  } catch {
    return []
  }
}

/** @returns how to fall silent */
export function answerOtherTabs(flush: () => Promise<boolean>): () => void {
  const letGo = holdLock()
  const channel = openChannel(async (word) => {
    // The storage is about to be erased; what this tab writes as it closes must not come into it again.
    if (word.kind === 'leaving' || word.kind === 'gone') pauseDrafts(word.userId)
    else if (word.kind === 'staying') resumeDrafts(word.userId)
    if (word.kind !== 'leaving') return
    const { ask } = word
    channel?.say({ kind: 'sending', ask, tab: TAB })
    const isSafe = await flush()
    channel?.say({ kind: 'sent', ask, tab: TAB, isSafe })
  })
  return () => {
    channel?.close()
    letGo()
  }
}

/**
 * Lets the other tabs send what they hold. A tab that is asleep sent all when it was left: nobody waits for it.
 * @returns whether one of them would lose something
 */
export async function askOtherTabs(userId: number, atMost: number): Promise<boolean> {
  const ask = randomUuid()
  const silent = new Set(await tabsWithWork())
  const sending = new Set<string>()
  let isLost = false
  let poll = () => {}
  const everyone = new Promise<void>((resolve) => {
    // Where the browser knows of no tab, one may still answer.
    setTimeout(() => {
      poll = () => silent.size + sending.size === 0 && resolve()
      poll()
    }, TO_BE_KNOWN)
  })
  const channel = openChannel((word) => {
    if ((word.kind !== 'sending' && word.kind !== 'sent') || word.ask !== ask || word.tab === TAB) return
    silent.delete(word.tab)
    if (word.kind === 'sending') sending.add(word.tab)
    else if (sending.delete(word.tab)) isLost ||= !word.isSafe
    poll()
  })
  if (!channel) return false
  channel.say({ kind: 'leaving', ask, userId })
  await withTimeout(atMost, everyone)
  channel.close()
  return isLost || sending.size > 0
}

/** What has come of it. */
export function tellOtherTabs(decision: Decision) {
  const channel = openChannel(() => {})
  channel?.say(decision)
  channel?.close()
}
