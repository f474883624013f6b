import type { FactRole } from '../../knowledge/subject.ts'

/** The parts of an article that have a heading. */
export type Part = FactRole | 'example' | 'questions'

/**
 * The phrases of a tone: whole sentences without facts, each in several wordings. `{names}` is replaced by the
 * article's subject as worded within a sentence ("dietary fibre"). It may be one thing, several, or a clause ("when to
 * seek help"), so it follows "about", "when it comes to" or a colon, and is never the subject of a verb.
 */
export interface Phrases {
  /** Follows the topic in a title: "Millets: what the evidence says". */
  titleTails: readonly string[]
  /** Follows a finding, to say what else the article contains; short enough for both. */
  summaries: readonly string[]
  openings: readonly string[]
  /** Before and after the question that opens an article. */
  afterQuestion: readonly string[]
  /** Follows the example that opens an article. */
  afterExample: readonly string[]
  /** Introduces the part on several subjects together. */
  meetings: readonly string[]
  headings: Record<Part, readonly string[]>
  leads: Record<Part, readonly string[]>
  /** Between the facts and the list of steps. */
  beforeSteps: readonly string[]
  closings: readonly string[]
}
