import type { Finding, FindingKind } from '#domain/ai/findings.ts'
import { type CheckedText, checkClaims } from './claims/check-claims.ts'

const NEVER_WRITTEN: readonly FindingKind[] = ['cure_promise', 'low_calorie_target', 'medicine_dose', 'medicine_stop']

export const isNeverWritten = ({ kind }: Finding) => NEVER_WRITTEN.includes(kind)

/** What a machine's text must not hold. */
export function objectionsTo(text: CheckedText): Finding[] {
  return checkClaims(text).filter(isNeverWritten)
}
