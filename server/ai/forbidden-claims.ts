import { type Finding, FORBIDDEN_KINDS } from '#domain/ai/findings.ts'
import { type CheckedText, checkClaims } from './claims/check-claims.ts'

export const isForbidden = ({ kind }: Finding) => FORBIDDEN_KINDS.some((forbidden) => forbidden === kind)

/** Finds claims that an AI's text must not contain. */
export function findForbiddenClaims(text: CheckedText): Finding[] {
  return checkClaims(text).filter(isForbidden)
}
