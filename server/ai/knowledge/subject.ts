import type { BlogCategory } from '#domain/blogs/categories.ts'
import type { Source } from '#domain/sources/source.ts'

export interface Fact {
  /** `{subject}-{word}`: "fibre-heart". */
  id: string
  /** Its role in an article: why it matters, how much, how to do it, and who must take care. */
  role: 'why' | 'how_much' | 'how' | 'care'
  /**
   * One or two whole sentences that make sense by themselves, in a neutral tone, and say no more than the sources do.
   */
  text: string
  /**
   * Keys of the category's sources; at least one. With as many sources as sentences, each supports its own, in order.
   */
  sources: readonly [string, ...string[]]
}

/** A subject, with the sourced facts that the library has on it. */
export interface Subject {
  id: string
  category: BlogCategory
  /** As worded within a sentence: "dietary fibre", "eating before a workout". */
  name: string
  /** Lower-case words and phrases that refer to this subject, including Indian words and both spellings. */
  keywords: readonly string[]
  /** At least five; of every role except `how_much`, at least one. */
  facts: readonly Fact[]
}

/** The subjects and sources of one category. */
export interface Knowledge {
  subjects: readonly Subject[]
  sources: Readonly<Record<string, Source>>
}
