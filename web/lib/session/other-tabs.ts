import { pauseKeptInput } from '../forms/kept-input.ts'
import { randomUuid } from '../random-uuid.ts'

/** How long other tabs are waited for, in milliseconds: those that nobody knows of, until they are heard of. */
const TO_BE_KNOWN = 250
/** Those that are known, until they answer: longer than a busy one takes. One that is asleep sent all when it was left. */
const TO_ANSWER = 5_000
/** Those that have answered, until they have sent what they hold. */
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
  const silent = new Set(await tabsWithWork())
  const sending = new Set<string>()
  let isSafe = true
  let look = () => {}
  const channel = openChannel((word) => {
    if (word.ask !== ask || word.kind === 'leaving' || word.tab === TAB) return
    silent.delete(word.tab)
    if (word.kind === 'sending') sending.add(word.tab)
    else if (sending.delete(word.tab)) isSafe &&= word.isSafe
    look()
  })
  if (!channel) return true
  /** Waits until there is nobody left to wait for. */
  async function until(tabs: Set<string>, atMost: number): Promise<void> {
    const none = new Promise<void>((resolve) => {
      look = () => tabs.size === 0 && resolve()
      look()
    })
    await Promise.race([none, pause(atMost)])
  }
  channel.say({ kind: 'leaving', ask, userId })
  await pause(TO_BE_KNOWN)
  await until(silent, TO_ANSWER)
  await until(sending, TO_SEND)
  channel.close()
  return isSafe && sending.size === 0
}
