import {
  ASKED_OF_THINGS,
  COVERT,
  DONE_TO,
  HARMS_OTHERS,
  HARMS_SELF,
  HELPING,
  NO_HARM,
  OF_ONESELF,
  TARGET_PERSON,
} from './harm.content.ts'

/** The person whom a topic would harm. */
export type Harm = 'self' | 'others'

const NAMES_TARGET = new RegExp(TARGET_PERSON, 'i')

const PARTS = /[.?!;:\n]+ ?|,? and (?=how\b|what\b|i\b)/i

function asksToHarm(topic: string): boolean {
  const isOfThing = ASKED_OF_THINGS.test(topic)
  const isHarm = HARMS_OTHERS.some((pattern) => {
    const match = pattern.exec(topic)
    return match !== null && !isOfThing && !NO_HARM.test(topic.slice(0, match.index))
  })
  return isHarm || (COVERT.test(topic) && DONE_TO.test(topic) && NAMES_TARGET.test(topic))
}

function harmsSelf(topic: string): boolean {
  if (!HARMS_SELF.some((pattern) => pattern.test(topic))) return false
  return OF_ONESELF.test(topic) || !HELPING.test(topic)
}

/** Detects a topic that asks how to harm others or suggests self-harm: no engine writes about it. */
export function findHarm(topic: string): Harm | null {
  const plain = topic.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (harmsSelf(plain)) return 'self'
  return plain.split(PARTS).some(asksToHarm) ? 'others' : null
}
