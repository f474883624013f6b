import { FINDING_LABELS } from '#domain/ai/findings.ts'
import type { Objection } from '../../infra/ai-writer.ts'
import { toQuotation } from './messages.ts'
import { Unusable } from './model-failures.ts'

/** Letters of a sentence that a model is reminded of; longer ones are named by their beginning. */
const TOLD_MAX = 240
/** The same for people, who get one short sentence. */
const SAID_MAX = 45

const LABELS: Record<Objection['kind'], string> = {
  ...FINDING_LABELS,
  number_of_its_own: 'Number that is not in the article',
}

function beginningOf(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max).replace(/\s+\S*$/, '')}…` : text
}

/** Each kind of fault once, the first with its words. */
function saidOf(objections: readonly Objection[]): string {
  const labels = [...new Set(objections.map(({ kind }) => LABELS[kind].toLowerCase()))]
  const words = beginningOf(objections[0]?.text ?? '', SAID_MAX)
  return labels.map((label, at) => (at === 0 ? `${label} (“${words}”)` : label)).join(', ')
}

/** The model is told each sentence and its rule; people are told what kind of thing it was, and what to do. */
export function requireNoObjection(objections: readonly Objection[], advice: string): void {
  if (objections.length === 0) return
  const told = objections.map(({ text, reason }) => `${toQuotation(beginningOf(text, TOLD_MAX))} (${reason})`)
  throw new Unusable(
    `These words must not stand in it, nor what they claim in others: ${told.join('; ')}.`,
    `The AI server's text made a claim that must not be published: ${saidOf(objections)}.`,
    advice,
  )
}
