import type { AiTone } from '#domain/ai/ai-rules.ts'
import type { Subject } from '../../knowledge/subject.ts'
import { CASUAL } from './casual.content.ts'
import { GRAVE } from './grave.content.ts'
import { MOTIVATIONAL } from './motivational.content.ts'
import type { Phrases } from './phrases.ts'
import { PROFESSIONAL } from './professional.content.ts'

const BY_TONE: Record<AiTone, Phrases> = {
  professional: PROFESSIONAL,
  casual: CASUAL,
  motivational: MOTIVATIONAL,
}

export const ALL_PHRASES: readonly Phrases[] = [...Object.values(BY_TONE), GRAVE]

const DANGER = /\bsuicid|\bwanting to die\b/i

/** The phrases of the chosen tone, or a sober one if the facts are about danger to life. */
export function choosePhrases(tone: AiTone, subjects: readonly Subject[]): Phrases {
  const isGrave = subjects.some(({ facts }) => facts.some(({ text }) => DANGER.test(text)))
  return isGrave ? GRAVE : BY_TONE[tone]
}
