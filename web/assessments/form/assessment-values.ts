import type { REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import type { ScreeningField } from '#domain/assessments/screening.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'

/** The fields' values as text; react-hook-form leaves out fields that are not rendered yet. */
export interface AssessmentValues extends Partial<Record<keyof typeof REQUIRED_LABELS, string>> {
  specific_concern?: string
  plan?: string
  pregnancy?: string
  medicines?: string
  allergies?: string
  diagnoses?: string
  eating_disorder?: string
  eating_style?: string
  guardian_name?: string
  guardian_consent?: boolean
  /** The honeypot. */
  website?: string
}

const SCREENING_FIELDS = [
  'pregnancy',
  'medicines',
  'allergies',
  'diagnoses',
  'eating_disorder',
  'eating_style',
] as const satisfies readonly ScreeningField[]

const DRAFT_FIELDS = [
  'full_name',
  'email',
  'phone_number',
  'age',
  'gender',
  'height',
  'weight',
  ...SCREENING_FIELDS,
  'specific_concern',
  'plan',
  'guardian_name',
  'guardian_consent',
] as const satisfies readonly (keyof AssessmentValues)[]
type DraftField = (typeof DRAFT_FIELDS)[number]

const DRAFT = 'assessment'
/** Only this tab restores it, so that the next user of a shared phone sees nothing. */
const ANYBODY = null

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
  const { full_name, email, phone_number, gender } = values
  const { age, height, weight, specific_concern, plan, guardian_name, guardian_consent, website } = values
  const answered = SCREENING_FIELDS.filter((field) => values[field]?.trim()).filter(
    (field) => field !== 'pregnancy' || asksPregnancy(values),
  )
  return {
    full_name,
    email,
    phone_number,
    gender,
    age: toNumber(age),
    height: toNumber(height),
    weight: toNumber(weight),
    ...Object.fromEntries(answered.map((field) => [field, values[field]])),
    ...(specific_concern?.trim() ? { specific_concern } : {}),
    ...(plan ? { plan } : {}),
    ...(isMinor && guardian_name?.trim() ? { guardian_name } : {}),
    ...(isMinor && guardian_consent ? { guardian_consent } : {}),
    ...(website ? { website } : {}),
  }
}

export function saveDraft(values: AssessmentValues) {
  const filled = DRAFT_FIELDS.filter((field) => values[field])
  const stored = Object.fromEntries(filled.map((field) => [field, values[field]]))
  saveFormDraft(DRAFT, filled.length > 0 ? JSON.stringify(stored) : '', ANYBODY)
}

export function clearDraft() {
  clearFormDraft(DRAFT, ANYBODY)
}

export function hasDraft(): boolean {
  return readFormDraft(DRAFT, ANYBODY) !== null
}

/** The browser's storage is untrusted: only known fields of the right type are restored. */
export function parseDraft(text: string | null): [DraftField, string | boolean][] {
  try {
    const stored: Record<string, unknown> = JSON.parse(text ?? 'null') ?? {}
    return DRAFT_FIELDS.flatMap((field): [DraftField, string | boolean][] => {
      const value = stored[field]
      const isRight = field === 'guardian_consent' ? value === true : typeof value === 'string'
      return isRight ? [[field, value as string | boolean]] : []
    })
  } catch {
    return []
  }
}

export function readDraft() {
  return parseDraft(readFormDraft(DRAFT, ANYBODY))
}
