import type { Finding } from '#domain/ai/findings.ts'
import { neverWritten, sentencesOf } from './never-written.ts'
import { newNumbers } from './numbers.ts'

export interface CheckedText {
  title?: string | undefined
  summary?: string | undefined
  content?: string | undefined
  topic?: string | undefined
}

/** Figures without a source: each sentence once, with those of its figures that the topic does not name. */
function unsourced(texts: readonly string[], topic: string): Finding[] {
  return texts.flatMap(sentencesOf).flatMap((sentence) => {
    const figures = [...new Set(newNumbers(sentence, topic))]
    if (figures.length === 0) return []
    const reason = `No source is known for ${figures.join(', ')}. Name one beside it, or say the same in words.`
    return [{ kind: 'unsourced_number' as const, text: sentence, reason }]
  })
}

/** Claims that an author should not make or has to support. */
export function checkText({ title = '', summary = '', content = '', topic = '' }: CheckedText): Finding[] {
  const texts = [title, summary, content]
  return [...neverWritten(...texts), ...unsourced(texts, topic)]
}

/** What a machine's text must not hold, one sentence for each. */
export function objectionsTo({ title = '', summary = '', content = '' }: CheckedText): string[] {
  return neverWritten(title, summary, content).map(({ reason, text }) => `${reason} ("${text.slice(0, 160)}")`)
}
