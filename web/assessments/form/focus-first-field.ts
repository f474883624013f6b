import type { RequiredField } from '#domain/assessments/assessment-rules.ts'

export const ASSESSMENT_ANCHOR = 'assessment'
export const FIRST_FIELD = 'full_name' satisfies RequiredField

/** Also works before the form's script has loaded. */
export function focusFirstField() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(ASSESSMENT_ANCHOR)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  document.getElementById(FIRST_FIELD)?.focus({ preventScroll: true })
}
