import { formatNumber } from '#web/lib/format.ts'

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** Whole sentences for none, one and many; `{count}` stands for the number. */
const SENTENCES = {
  own: {
    none: 'No client is waiting for your reply.',
    one: 'One client is waiting for your reply.',
    many: '{count} clients are waiting for your reply.',
  },
  all: {
    none: 'No client is waiting for a reply.',
    one: 'One client is waiting for a reply.',
    many: '{count} clients are waiting for a reply.',
  },
} as const

/** What waits first, in words up to ten. An admin looks on at `all`: the reply is somebody else's to give. */
export function waitingSentence(pending: number, whose: keyof typeof SENTENCES): string {
  const { none, one, many } = SENTENCES[whose]
  if (pending === 0) return none
  if (pending === 1) return one
  return many.replace('{count}', NUMBER_WORDS[pending] ?? formatNumber(pending))
}
