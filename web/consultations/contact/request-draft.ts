import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { requestDraftName } from '#web/lib/forms/use-kept-message.ts'

export const BLANK = {
  message: '',
  health_concern: '',
  /** Asked where the profile does not state the age. */
  is_minor: false,
  guardian_name: '',
  guardian_consent: false,
}
export type RequestValues = typeof BLANK

export function isBlank(values: RequestValues): boolean {
  return JSON.stringify(values) === JSON.stringify(BLANK)
}

function toText(values: RequestValues): string {
  return isBlank(values) ? '' : JSON.stringify(values)
}

/** Storage is anybody's to write: only fields of the right kind are taken over. */
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
  saveFormDraft(requestDraftName(dietitianId), toText(values), userId)
}

export function forgetDraft(dietitianId: number, userId: number | null) {
  clearFormDraft(requestDraftName(dietitianId), userId)
}

/**
 * What was left unsent to this dietitian. What a visitor typed in this tab is newer than any stored draft, and
 * belongs to the one who signs in: from then on to nobody else.
 */
export function takeDraft(dietitianId: number, userId: number | null): RequestValues {
  const typedAsVisitor = readFormDraft(requestDraftName(dietitianId), null)
  const draft = parseDraft(typedAsVisitor ?? readFormDraft(requestDraftName(dietitianId), userId))
  if (userId !== null && typedAsVisitor !== null) {
    forgetDraft(dietitianId, userId)
    saveDraft(dietitianId, draft, userId)
  }
  return draft
}
