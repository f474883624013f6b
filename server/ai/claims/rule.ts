import type { Finding } from '#domain/ai/findings.ts'

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

export type RuleOf = readonly [Finding['kind'], ClaimRule]
