import * as lexicon from './harm.content.ts'

/** The person whom a topic would harm. */
export type Harm = 'self' | 'others'

const NAMES_TARGET = new RegExp(lexicon.TARGET_PERSON, 'i')

const PARTS = /[.?!;:\n]+ ?|,? and (?=how\b|what\b|i\b)/i

function asksToHarm(topic: string): boolean {
  const isOfThing = lexicon.ASKED_OF_THINGS.test(topic)
  const isHarm = lexicon.HARMS_OTHERS.some((pattern) => {
    const match = pattern.exec(topic)
    return match !== null && !isOfThing && !lexicon.NO_HARM.test(topic.slice(0, match.index))
  })
  return isHarm || (lexicon.COVERT.test(topic) && lexicon.DONE_TO.test(topic) && NAMES_TARGET.test(topic))
}

function harmsSelf(topic: string): boolean {
  if (!lexicon.HARMS_SELF.some((pattern) => pattern.test(topic))) return false
  return lexicon.OF_ONESELF.test(topic) || !lexicon.HELPING.test(topic)
}

/** Detects a topic that asks how to harm others or suggests self-harm: no engine writes about it. */
export function findHarm(topic: string): Harm | null {
  const plain = topic.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (harmsSelf(plain)) return 'self'
  return plain.split(PARTS).some(asksToHarm) ? 'others' : null
}
