import type { AiTone } from '#domain/ai/ai-rules.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { CautionGroup } from './cautions.content.ts'

/** What differs between the tones of an article. All but title and summary is Markdown. */
export interface ToneText {
  title: string
  summary: string
  /** One to three paragraphs, without a heading. */
  opening: string
  /** A day, a plate, a week or a recipe, under its own heading. */
  example: string
  /** One or two paragraphs that end the article, without a heading. */
  closing: string
}

/** A part for an audience or an occasion, added to the article if the topic names it. */
export interface Variant {
  /** Lower-case words and phrases of a topic that ask for it. */
  names: readonly string[]
  /** Replaces the tone's title. */
  titles: Record<AiTone, string>
  /** One section of Markdown, under its own heading. */
  text: string
}

/**
 * A subject of the built-in engine: a whole article, written by hand. `[@icmr_nin_2024]` before the full stop of a
 * sentence names its source by its key.
 */
export interface LibraryArticle {
  id: string
  category: BlogCategory
  /** As worded within a sentence: "iron for teenage girls". */
  name: string
  /**
   * Lower-case words and phrases that mean this subject and no other, each enough by itself: also in Hindi and Punjabi,
   * in Latin letters, Devanagari and Gurmukhi.
   */
  names: readonly string[]
  tones: Record<AiTone, ToneText>
  /** The sections that all tones share, in Markdown. */
  body: string
  variants?: readonly Variant[]
  /** Groups whose cautions every version of the article contains. */
  cautions: readonly CautionGroup[]
  /** When to see a doctor or a dietitian: bullet points of Markdown. */
  seeDoctor: string
}
