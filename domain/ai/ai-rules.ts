import { CONTENT } from '../blogs/blog-rules.ts'

/** Part 2, "AI content tools". */
export const AI_TONES = ['professional', 'casual', 'motivational'] as const
export type AiTone = (typeof AI_TONES)[number]
export const DEFAULT_AI_TONE: AiTone = 'professional'
export const AI_TONE_LABELS: Record<AiTone, string> = {
  professional: 'Professional',
  casual: 'Casual',
  motivational: 'Motivational',
}
export const AI_TONE_DESCRIPTIONS: Record<AiTone, string> = {
  professional: 'Formal expert tone with scientific backing',
  casual: 'Friendly, conversational',
  motivational: 'Inspiring, action-oriented',
}

/** Rulings, section 8. */
export const TOPIC_MAX = 500
/** The longest article there is, markup and all. */
export const IMPROVE_MAX = CONTENT.max
/** Calls of the writing tools for each dietitian and day; the claim check is none of them. */
export const AI_CALLS_A_DAY = 50
/** So many of them are given back on a day when the AI server fails; a failing server is not to be asked for ever. */
export const AI_CALLS_GIVEN_BACK = 20
