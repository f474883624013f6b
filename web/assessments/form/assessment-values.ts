import { REQUIRED_LABELS, type RequiredField } from '#domain/assessments/assessment-rules.ts'
import { SCREENING_LABELS, type ScreeningField } from '#domain/assessments/screening.ts'
import { isBlank } from '#domain/http/is-blank.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { DRAFT, NO_USER } from './form-entry.ts'

/** `website` is the honeypot. */
type TextName = RequiredField | ScreeningField | 'specific_concern' | 'plan' | 'guardian_name' | 'website'

/** The fields' values as text; react-hook-form leaves out fields that are not rendered yet. */
export type AssessmentValues = Partial<Record<TextName, string>> & { guardian_consent?: boolean }

const OPTIONAL_FIELDS = [...(Object.keys(SCREENING_LABELS) as ScreeningField[]), 'specific_concern', 'plan'] as const
const GUARDIAN_FIELDS = ['guardian_name', 'guardian_consent'] as const
const DRAFT_FIELDS = [
  ...(Object.keys(REQUIRED_LABELS) as RequiredField[]),
  ...OPTIONAL_FIELDS,
  ...GUARDIAN_FIELDS,
] as const
type DraftField = (typeof DRAFT_FIELDS)[number]

/** Undefined if there is no number; the schema then reports it as missing. */
export function toNumber(text: string | undefined): number | undefined {
  return text?.trim() ? Number(text) : undefined
}

/** Not asked of men; an answer given before the gender was chosen is not sent. */
export function asksPregnancy({ gender }: AssessmentValues): boolean {
  return gender !== 'male'
}

/** The fields as the API takes them: blank fields are left out, and a guardian is sent only for a minor. */
export function toPayload(values: AssessmentValues, isMinor: boolean) {
  const { full_name, email, phone_number, gender, age, height, weight } = values
  const asked = [...OPTIONAL_FIELDS, 'website' as const, ...(isMinor ? GUARDIAN_FIELDS : [])]
  const filled = asked
    .filter((field) => values[field] && !isBlank(values[field]))
    .filter((field) => field !== 'pregnancy' || asksPregnancy(values))
  return {
    ...{ full_name, email, phone_number, gender },
    age: toNumber(age),
    height: toNumber(height),
    weight: toNumber(weight),
    ...Object.fromEntries(filled.map((field) => [field, values[field]])),
  }
}

export function saveDraft(values: AssessmentValues) {
  const filled = DRAFT_FIELDS.filter((field) => values[field])
  const stored = Object.fromEntries(filled.map((field) => [field, values[field]]))
  saveFormDraft(DRAFT, filled.length > 0 ? JSON.stringify(stored) : '', NO_USER)
}

export function clearDraft() {
  clearFormDraft(DRAFT, NO_USER)
}

/** The browser's storage is untrusted: only known fields of the right type are restored. */
export function parseDraft(text: string | null): [DraftField, string | boolean][] {
  try {
    const stored: Record<string, unknown> = JSON.parse(text ?? 'null') ?? {}
    return DRAFT_FIELDS.flatMap((field): [DraftField, string | boolean][] => {
      const value = stored[field]
      const isValid = field === 'guardian_consent' ? value === true : typeof value === 'string'
      return isValid ? [[field, value as string | boolean]] : []
    })
  } catch {
    return []
  }
}

export function readDraft() {
  return parseDraft(readFormDraft(DRAFT, NO_USER))
}
