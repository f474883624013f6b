import type { Finding } from '#domain/ai/findings.ts'

/** A sentence where it stands. */
export interface Claim {
  sentence: string
  isHeading: boolean
  /** A source is named beside it. */
  isSourced: boolean
}

/** @returns why the author should look at it, or null */
export type ClaimRule = (claim: Claim) => string | null

export type RuleOf = readonly [Finding['kind'], ClaimRule]
