import { formatNumber } from '#web/lib/format.ts'

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** Whole sentences for none, one and many; `{count}` is replaced by the number. */
const SENTENCES = {
  none: 'No requests are waiting for a reply.',
  one: 'One request is waiting for a reply.',
  many: '{count} requests are waiting for a reply.',
} as const

/** The number of clients who wrote last, spelled out up to ten. */
export function describeWaiting(waiting: number): string {
  if (waiting === 0) return SENTENCES.none
  if (waiting === 1) return SENTENCES.one
  return SENTENCES.many.replace('{count}', NUMBER_WORDS[waiting] ?? formatNumber(waiting))
}
