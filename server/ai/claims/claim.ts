import { FALSE_ALARM, NEGATION, RHETORICAL, YES } from './claim.content.ts'

/** A sentence with its context. */
export interface Claim {
  sentence: string
  /** The following sentence, or empty. */
  next: string
  isHeading: boolean
  /** True if the text names a source for it. */
  isSourced: boolean
  /** True if the article ends with a list of sources. */
  hasList: boolean
  /** True if it has a link that is not a source. */
  hasOtherLink: boolean
}

/** @returns the reason for the author, or null */
export type ClaimRule = (claim: Claim) => string | null

/** Words by which a text makes a claim, with what to write instead. */
export interface Phrase {
  pattern: RegExp
  /** Whole sentences for the author. */
  reason: string
  /** Other words that the sentence needs. */
  with?: RegExp
  /** Words with which the sentence makes no such claim. */
  unless?: RegExp
  /** "No side effects": the words deny, and that is the claim. */
  isNegative?: true
  /** A source makes it a report. */
  isFineWithSource?: true
  /** In Hindi or Punjabi, which deny after the verb. */
  isHindi?: true
}

/** The clause before a position in a sentence, from the last punctuation mark; a list counts as one clause. */
export function clauseBefore(sentence: string, at: number): string {
  const before = sentence.slice(0, at).replace(/,\s*(?:(?:and|or|nor)\s+)?$/i, ' ')
  return before.slice(Math.max(...[',', ';', ':', '–', '—'].map((mark) => before.lastIndexOf(mark))) + 1)
}

/** True if the clause denies what follows or reports it as another person's claim. */
export function isDenied(clause: string): boolean {
  return NEGATION.test(clause.replace(FALSE_ALARM, ''))
}

/** "Can karela cure diabetes?" promises nothing, unless the next sentence affirms it. */
export function isOpenQuestion(sentence: string, next: string): boolean {
  return (
    /\?["'”’)]*$/.test(sentence) &&
    /^["'“‘]?(?:can|does|do|is|are|will|could|should|would|why|how|which|what)\b/i.test(sentence) &&
    !RHETORICAL.test(sentence) &&
    !YES.test(next)
  )
}
