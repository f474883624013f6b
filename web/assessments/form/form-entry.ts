import type { RequiredField } from '#domain/assessments/assessment-rules.ts'
import { readFormDraft } from '#web/lib/forms/drafts/form-draft.ts'

/** What the page knows of the form before its script has loaded. */
export const ASSESSMENT_ANCHOR = 'assessment'
export const FIRST_FIELD = 'full_name' satisfies RequiredField

export function focusFirstField() {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(ASSESSMENT_ANCHOR)?.scrollIntoView({ behavior: prefersReducedMotion ? 'auto' : 'smooth' })
  document.getElementById(FIRST_FIELD)?.focus({ preventScroll: true })
}

export const DRAFT = 'assessment'
/** The draft belongs to no account: only this tab restores it, so that the next user of a shared phone sees nothing. */
export const NO_USER = null

export const hasDraft = () => readFormDraft(DRAFT, NO_USER) !== null
