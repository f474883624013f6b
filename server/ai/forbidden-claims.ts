import type { Finding, FindingKind } from '#domain/ai/findings.ts'
import { type CheckedText, checkClaims } from './claims/check-claims.ts'

const FORBIDDEN: readonly FindingKind[] = ['cure_promise', 'low_calorie_target', 'medicine_dose', 'medicine_stop']

export const isForbidden = ({ kind }: Finding) => FORBIDDEN.includes(kind)

/** Finds claims that an AI's text must not contain. */
export function findForbiddenClaims(text: CheckedText): Finding[] {
  return checkClaims(text).filter(isForbidden)
}
