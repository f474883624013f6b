import { FINDING_LABELS } from '#domain/ai/findings.ts'
import type { ForbiddenClaim } from '../../infra/ai-writer.ts'
import { toQuotation } from './messages.ts'
import { Unusable } from './model-failures.ts'

/** Longest quotation in the message to the model, in characters. */
const QUOTE_MAX = 240
/** Longest quotation in the message to people. */
const MESSAGE_QUOTE_MAX = 45

const LABELS: Record<ForbiddenClaim['kind'], string> = {
  ...FINDING_LABELS,
  number_of_its_own: 'Number that is not in the article',
}

function truncateText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, '')}…` : text
}

/** Names each kind of finding once, the first with its words. */
function describeKinds(forbidden: readonly ForbiddenClaim[]): string {
  const labels = [...new Set(forbidden.map(({ kind }) => LABELS[kind].toLowerCase()))]
  const words = truncateText(forbidden[0]?.text ?? '', MESSAGE_QUOTE_MAX)
  return labels.map((label, at) => (at === 0 ? `${label} (“${words}”)` : label)).join(', ')
}

/** Rejects a text with forbidden claims. The model gets each sentence with its rule; people get the kinds and what to do. @throws Unusable */
export function requireAllowed(forbidden: readonly ForbiddenClaim[], advice: string): void {
  if (forbidden.length === 0) return
  const quotes = forbidden.map(({ text, reason }) => `${toQuotation(truncateText(text, QUOTE_MAX))} (${reason})`)
  throw new Unusable(
    `These words must not be in it, nor what they claim in others: ${quotes.join('; ')}.`,
    `The AI server’s text made a claim that must not be published: ${describeKinds(forbidden)}.`,
    advice,
  )
}
