import { CONTENT } from '../blogs/blog-rules.ts'

/** Tones, limits and texts of the AI tools. */
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

/** Longest topic, in characters. */
export const TOPIC_MAX = 500
/** Longest id of an article of the library, in characters. */
export const SUBJECT_MAX = 60
export const UNKNOWN_SUBJECT = 'Choose a subject from the list.'
/** Marks a statement of a language model that needs a source that only its author can name. */
export const SOURCE_TO_ADD = '[source to add]'
export const VOICE_SAMPLE_LABEL = 'Write in my voice'
/** Published articles that a language model receives as a sample of their author's voice, if the author asks for it. */
export const VOICE_SAMPLES = 2
/** Characters of each. */
export const VOICE_SAMPLE_MAX = 1500
/** The length of the longest possible article, markup included. */
export const IMPROVE_MAX = CONTENT.max
/** Calls to the writing tools per dietitian and day; claim checks do not count. */
export const AI_CALLS_PER_DAY = 50
/** Failed calls refunded per day; the cap stops endless retries against a broken server. */
export const AI_CALLS_REFUNDED_MAX = 20
