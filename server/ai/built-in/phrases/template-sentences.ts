import { splitSentences } from '../../text/sentences.ts'
import { CAUTION_TEXTS } from '../compose/cautions.content.ts'
import { ALL_PHRASES } from './choose-phrases.ts'

const NAMES = '{names}'

function templateSentences(): string[] {
  const spoken = ALL_PHRASES.flatMap(({ headings: _, titleTails: __, leads, ...phrases }) => [
    ...Object.values(leads).flat(),
    ...Object.values(phrases).flat(),
  ])
  return [...spoken, ...Object.values(CAUTION_TEXTS).map(({ text }) => text)].flatMap(splitSentences)
}

const WORDINGS = templateSentences().map((wording) => wording.split(NAMES))
const TAILS = ALL_PHRASES.flatMap(({ titleTails }) => titleTails)

/** True for a sentence that the engine adds around facts, whatever the subject. */
export function isTemplateSentence(sentence: string): boolean {
  return WORDINGS.some(([start = '', ...rest]) => {
    if (rest.length === 0) return sentence === start
    const end = rest.at(-1) ?? ''
    return sentence.length > start.length + end.length && sentence.startsWith(start) && sentence.endsWith(end)
  })
}

/** Removes the engine's addition after the topic of a title. */
export function withoutTail(title: string): string {
  const tail = TAILS.find((words) => title.endsWith(`: ${words}`))
  return tail ? title.slice(0, -tail.length - 2) : title
}
