import { textsOf } from '../../text/sentences.ts'
import { CAUTION_TEXTS } from '../compose/cautions.content.ts'
import { ALL_PHRASES } from './phrases-of.ts'

const NAMES = '{names}'

function wordingsOf(): string[] {
  const spoken = ALL_PHRASES.flatMap(({ headings: _, titleTails: __, leads, ...phrases }) => [
    ...Object.values(leads).flat(),
    ...Object.values(phrases).flat(),
  ])
  return [...spoken, ...Object.values(CAUTION_TEXTS).map(({ text }) => text)].flatMap(textsOf)
}

const WORDINGS = wordingsOf().map((wording) => wording.split(NAMES))
const TAILS = ALL_PHRASES.flatMap(({ titleTails }) => titleTails)

/** A sentence that the engine says around facts, whatever the article is on. */
export function isOwnSpeech(sentence: string): boolean {
  return WORDINGS.some(([start = '', ...rest]) => {
    if (rest.length === 0) return sentence === start
    const end = rest.at(-1) ?? ''
    return sentence.length > start.length + end.length && sentence.startsWith(start) && sentence.endsWith(end)
  })
}

/** A title without what the engine sets after the topic. */
export function withoutTail(title: string): string {
  const tail = TAILS.find((words) => title.endsWith(`: ${words}`))
  return tail ? title.slice(0, -tail.length - 2) : title
}
