import type { Finding, FindingKind } from '#domain/ai/findings.ts'
import { type CheckedText, checkClaims } from './claims/check-claims.ts'

const NEVER_WRITTEN: readonly FindingKind[] = ['cure_promise', 'low_calorie_target', 'medicine_dose', 'medicine_stop']

/** Claims that an author should not make or has to support. */
export function checkText(text: CheckedText): Finding[] {
  return checkClaims(text)
}

/** What a machine's text must not hold, one sentence for each. */
export function objectionsTo(text: CheckedText): string[] {
  return checkClaims(text)
    .filter(({ kind }) => NEVER_WRITTEN.includes(kind))
    .map(({ reason, text: sentence }) => `${reason} ("${sentence.slice(0, 160)}")`)
}
