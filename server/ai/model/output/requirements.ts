import { FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'
import type { ForbiddenClaim } from '../../../infra/ai-writer.ts'
import { repeatsPrompt, toQuotation } from '../messages.ts'
import { InvalidOutput } from '../model-failures.ts'

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

/** A reason may repeat words of the text, so it carries no brackets either. */
const toQuotes = (claims: readonly Pick<ForbiddenClaim, 'text' | 'reason'>[]) =>
  claims
    .map(({ text, reason }) => `${toQuotation(truncateText(text, QUOTE_MAX))} (${reason.replace(/[<>]/g, ' ')})`)
    .join('; ')

/**
 * Rejects a text with forbidden claims. The model gets each sentence with its rule and the text's other `problems`;
 * people get the kinds and what to do. @throws InvalidOutput
 */
export function requireAllowed(
  forbidden: readonly ForbiddenClaim[],
  advice: string,
  problems: readonly string[] = [],
): void {
  if (forbidden.length === 0) return
  const claims = `These words must not be in it, nor what they claim in others: ${toQuotes(forbidden)}.`
  throw new InvalidOutput(
    [claims, ...problems].join(' '),
    `The AI server’s text made a claim that must not be published: ${describeKinds(forbidden)}.`,
    advice,
  )
}

/** Tells a model which sentences name a source or a figure that its material does not have, and which cautions it left out. */
export function describeProblems(unsourced: readonly Finding[], missing: readonly string[]): string[] {
  const figures = `These sentences rest on nothing in the material; correct them from its facts, or leave them out: ${toQuotes(unsourced)}.`
  const cautions = `These cautions are missing; put them in word for word: ${missing.map(toQuotation).join('; ')}.`
  return [...(unsourced.length > 0 ? [figures] : []), ...(missing.length > 0 ? [cautions] : [])]
}

/** @throws InvalidOutput */
export function requireOwnWords(text: string, prompt: string): void {
  if (!repeatsPrompt(text, prompt)) return
  throw new InvalidOutput('It repeated your instructions.', 'The AI server’s answer was not about the material.')
}

/** @throws InvalidOutput */
export function requireLength(label: string, length: number, { min, max }: { min: number; max: number }): void {
  if (length >= min && length <= max) return
  const isShort = length < min
  throw new InvalidOutput(
    `The ${label} must have ${min} to ${max} characters and had ${length}.`,
    `The ${label} that the AI server wrote was too ${isShort ? 'short' : 'long'}.`,
  )
}
