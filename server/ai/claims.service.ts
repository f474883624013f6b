import type { Finding, FindingKind } from '#domain/ai/findings.ts'
import { type CheckedText, checkClaims, checkClaimsInTurns } from './claims/check-claims.ts'

const NEVER_WRITTEN: readonly FindingKind[] = ['cure_promise', 'low_calorie_target', 'medicine_dose', 'medicine_stop']

/** Claims that an author should not make or has to support. */
export function checkText(text: CheckedText): Promise<Finding[]> {
  return checkClaimsInTurns(text)
}

/** What a machine's text must not hold. */
export function objectionsTo(text: CheckedText): Finding[] {
  return checkClaims(text).filter(({ kind }) => NEVER_WRITTEN.includes(kind))
}
