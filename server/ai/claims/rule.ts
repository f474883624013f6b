import type { Finding } from '#domain/ai/findings.ts'

/** A sentence with its context. */
export interface Claim {
  sentence: string
  /** The sentence after it, or nothing. */
  next: string
  isHeading: boolean
  /** The text names a source for it. */
  isSourced: boolean
  /** The article ends with a list of sources. */
  hasList: boolean
  /** It has a link that does not count as a source. */
  hasOtherLink: boolean
}

/** @returns the reason for the author, or null */
export type ClaimRule = (claim: Claim) => string | null

export type RuleOf = readonly [Finding['kind'], ClaimRule]
