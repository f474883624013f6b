import { pauseKeptInput } from '../forms/kept-input.ts'
import { randomUuid } from '../random-uuid.ts'

/** How long other tabs are waited for: to be heard of where the browser cannot name them, and to send what they hold. Milliseconds. */
const TO_ANSWER = 250
const TO_SEND = 10_000

const CHANNEL = 'logout'
/** A tab that may hold unsent work has a lock of its name: the browser knows of it, however busy the tab is. */
const LOCK = 'unsent-work:'
const TAB = randomUuid()

type Word = { ask: string } & (
  | { kind: 'leaving'; userId: number }
  | { kind: 'sending'; tab: string }
  | { kind: 'sent'; tab: string; isSafe: boolean }
)

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

/** The other tabs that may hold unsent work; null where the browser cannot tell. */
async function tabsWithWork(): Promise<string[] | null> {
  try {
    const { held = [] } = await navigator.locks.query()
    const names = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []))
    return names.filter((tab) => tab !== TAB)
  } catch {
    return null
  }
}

/** @returns how to fall silent */
export function answerOtherTabs(keepAll: () => Promise<boolean>): () => void {
  const letGo = holdLock()
  const channel = openChannel(async (word) => {
    if (word.kind !== 'leaving') return
    const { ask, userId } = word
    channel?.say({ kind: 'sending', ask, tab: TAB })
    const isSafe = await keepAll()
    // The storage is about to be erased; what this tab writes as it closes must not come into it again.
    if (isSafe) pauseKeptInput(userId)
    channel?.say({ kind: 'sent', ask, tab: TAB, isSafe })
  })
  return () => {
    channel?.close()
    letGo()
  }
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Lets the other tabs send what they hold; whether none of them would lose anything. */
export async function keptByOtherTabs(userId: number): Promise<boolean> {
  const ask = randomUuid()
  const known = await tabsWithWork()
  const sending = new Set(known)
  let isSafe = true
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const channel = openChannel((word) => {
    if (word.ask !== ask || word.kind === 'leaving' || word.tab === TAB) return
    if (word.kind === 'sending') sending.add(word.tab)
    else if (sending.delete(word.tab)) isSafe &&= word.isSafe
    if (sending.size === 0) finish()
  })
  if (!channel) return true
  channel.say({ kind: 'leaving', ask, userId })
  if (!known) await pause(TO_ANSWER)
  if (sending.size > 0) await Promise.race([finished, pause(TO_SEND)])
  channel.close()
  return isSafe && sending.size === 0
}
