import type { FactRole } from '../../knowledge/subject.ts'

/** The parts of an article that a heading stands over. */
export type Part = FactRole | 'example' | 'questions'

/**
 * How a tone speaks: whole sentences about no fact, each with several wordings. `{names}` is what the article is on,
 * within a sentence ("dietary fibre"), so every wording has to take one thing, several or
 * a clause ("when to seek help"): after "about", "when it comes to" or a colon, and never as a subject with a verb.
 */
export interface Phrases {
  /** After the topic in a title: "Millets: what the evidence says". */
  titleTails: readonly string[]
  /** After a finding, so that a summary also says what else is there; short enough for both. */
  summaries: readonly string[]
  openings: readonly string[]
  /** Before a question that the reader is asked first, and after it. */
  afterQuestion: readonly string[]
  /** After an example that the article begins with. */
  afterExample: readonly string[]
  /** Where several subjects meet. */
  meetings: readonly string[]
  headings: Record<Part, readonly string[]>
  leads: Record<Part, readonly string[]>
  /** Between what is known and the list of steps. */
  beforeSteps: readonly string[]
  closings: readonly string[]
}
