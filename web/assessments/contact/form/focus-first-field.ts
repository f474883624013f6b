import type { RequiredField } from '#domain/assessments/assessment-rules.ts'

/** The place of the form in the page, for links to it. */
export const ASSESSMENT_ANCHOR = 'assessment'
export const FIRST_FIELD = 'full_name' satisfies RequiredField

/** Scrolls to the form and puts the cursor into it; on the form as the server sent it, too. */
export function focusFirstField() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(ASSESSMENT_ANCHOR)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  document.getElementById(FIRST_FIELD)?.focus({ preventScroll: true })
}
