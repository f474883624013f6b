import type { BlogCategory } from '#domain/blogs/categories.ts'

/** Where a fact comes from, as it is printed below an article. */
export interface Source {
  /** Author or organisation, title, where it appeared, year: "World Health Organization: Healthy diet, fact sheet, 2020". */
  title: string
  /** Only addresses that are known to be right. */
  href?: string
}

/** What a fact is for in an article: why it matters, how much, how to do it, and who must take care. */
export type FactRole = 'why' | 'how_much' | 'how' | 'care'

export interface Fact {
  /** `{subject}-{word}`: "fibre-heart". */
  id: string
  role: FactRole
  /** One or two whole sentences that stand on their own, in a neutral tone, and say no more than the sources do. */
  text: string
  /** Keys of the category's sources; at least one. As many as sentences: each supports its own, in order. */
  sources: readonly [string, ...string[]]
}

/** One thing that can be written about, with all that the built-in engine knows of it. */
export interface Subject {
  id: string
  category: BlogCategory
  /** As it stands within a sentence: "dietary fibre", "eating before a workout". */
  name: string
  /** Lower-case words and phrases by which a topic means this subject, Indian words and both spellings included. */
  keywords: readonly string[]
  /** One sentence that says what the subject is, without a claim that needs a source. */
  meaning: string
  /** At least five, of every role but `how_much` at least one. */
  facts: readonly Fact[]
  /** At least five steps of an ordinary Indian day: whole imperative sentences without figures that the facts lack. */
  steps: readonly string[]
  /** A day, a plate or a week as an example: two to four sentences. */
  example: string
  /** At least three questions that a reader can put to themselves or to a dietitian. */
  questions: readonly string[]
}

/** The knowledge of one category. */
export interface Knowledge {
  subjects: readonly Subject[]
  sources: Readonly<Record<string, Source>>
}
