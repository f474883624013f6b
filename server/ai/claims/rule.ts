import type { Finding } from '#domain/ai/findings.ts'

/** A sentence where it stands. */
export interface Claim {
  sentence: string
  /** The sentence after it, or nothing. */
  next: string
  isHeading: boolean
  /** A source is named beside it. */
  isSourced: boolean
  /** The article ends with a list of sources. */
  hasList: boolean
  /** A link stands beside it that is no source. */
  hasOtherLink: boolean
}

/** @returns why the author should look at it, or null */
export type ClaimRule = (claim: Claim) => string | null

export type RuleOf = readonly [Finding['kind'], ClaimRule]
