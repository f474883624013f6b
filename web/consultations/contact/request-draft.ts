import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { requestDraftName } from '#web/lib/forms/drafts/use-pending-request.ts'

export const BLANK = {
  message: '',
  health_concern: '',
  /** The request is for someone else; the next three fields describe that person. */
  is_for_other: false,
  relation: '',
  person_age: '',
  person_gender: '',
  /** Only asked if the profile does not state the age. */
  is_minor: false,
  guardian_name: '',
  guardian_consent: false,
}
export type RequestValues = typeof BLANK
export type RequestErrors = Partial<Record<keyof RequestValues, string>>
export type RequestChange = (part: Partial<RequestValues>) => void

type TextField = { [K in keyof RequestValues]: RequestValues[K] extends string ? K : never }[keyof RequestValues]

/** @returns the props of a text field */
export function bindFields(values: RequestValues, errors: RequestErrors, change: RequestChange) {
  return (name: TextField) => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
}

export function isBlank(values: RequestValues): boolean {
  return JSON.stringify(values) === JSON.stringify(BLANK)
}

/** Anything may have written to the storage: only fields of the right type are used. */
export function parseDraft(text: string | null): RequestValues {
  try {
    const stored: Record<string, unknown> = JSON.parse(text ?? 'null') ?? {}
    const known = Object.entries(BLANK).map(([name, blank]) => {
      return [name, typeof stored[name] === typeof blank ? stored[name] : blank]
    })
    return Object.fromEntries(known) as RequestValues
  } catch {
    return BLANK
  }
}

export function saveDraft(dietitianId: number, values: RequestValues, userId: number | null) {
  saveFormDraft(requestDraftName(dietitianId), isBlank(values) ? '' : JSON.stringify(values), userId)
}

export function clearDraft(dietitianId: number, userId: number | null) {
  clearFormDraft(requestDraftName(dietitianId), userId)
}

/**
 * The unsent request to this dietitian. Text that a visitor typed in this tab is newer than any stored draft; on
 * sign-in it becomes that user's draft and is no longer readable by others.
 */
export function takeDraft(dietitianId: number, userId: number | null): RequestValues {
  const typedAsVisitor = readFormDraft(requestDraftName(dietitianId), null)
  const draft = parseDraft(typedAsVisitor ?? readFormDraft(requestDraftName(dietitianId), userId))
  if (userId !== null && typedAsVisitor !== null) {
    clearDraft(dietitianId, userId)
    saveDraft(dietitianId, draft, userId)
  }
  return draft
}
