import { pauseKeptInput } from '../forms/kept-input.ts'
import { randomUuid } from '../random-uuid.ts'

/** How long other tabs are waited for, first to be heard of, then to have sent what they hold. Milliseconds. */
const TO_ANSWER = 250
const TO_SEND = 5_000

const CHANNEL = 'logout'

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

/** @returns how to fall silent */
export function answerOtherTabs(keepAll: () => Promise<boolean>): () => void {
  const tab = randomUuid()
  const channel = openChannel(async (word) => {
    if (word.kind !== 'leaving') return
    const { ask, userId } = word
    channel?.say({ kind: 'sending', ask, tab })
    const isSafe = await keepAll()
    // The storage is about to be erased; what this tab writes as it closes must not come into it again.
    if (isSafe) pauseKeptInput(userId)
    channel?.say({ kind: 'sent', ask, tab, isSafe })
  })
  return () => channel?.close()
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Lets the other tabs send what they hold; whether none of them would lose anything. */
export async function keptByOtherTabs(userId: number): Promise<boolean> {
  const ask = randomUuid()
  const sending = new Set<string>()
  let isSafe = true
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const channel = openChannel((word) => {
    if (word.ask !== ask || word.kind === 'leaving') return
    if (word.kind === 'sending') sending.add(word.tab)
    else if (sending.delete(word.tab)) isSafe &&= word.isSafe
    if (sending.size === 0) finish()
  })
  if (!channel) return true
  channel.say({ kind: 'leaving', ask, userId })
  await pause(TO_ANSWER)
  if (sending.size > 0) await Promise.race([finished, pause(TO_SEND)])
  channel.close()
  return isSafe && sending.size === 0
}
