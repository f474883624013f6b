import { formatNumber } from '#web/lib/format.ts'

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** Whole sentences for none, one and many; `{count}` is replaced by the number. */
const SENTENCES = {
  none: 'No request is pending.',
  one: 'One request is pending.',
  many: '{count} requests are pending.',
} as const

/**
 * What has not been replied to, in words up to ten. It does not say that nobody waits: a client who has answered a
 * reply does, in a request that is no longer pending.
 */
export function describePending(pending: number): string {
  if (pending === 0) return SENTENCES.none
  if (pending === 1) return SENTENCES.one
  return SENTENCES.many.replace('{count}', NUMBER_WORDS[pending] ?? formatNumber(pending))
}
