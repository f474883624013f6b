import type { PublicAnswer } from '#domain/assessments/answers.schema.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from './drafts/form-draft.ts'

/** From the answer to a health assessment. */
export type RegistrationDetails = Pick<PublicAnswer, 'email' | 'person'>

const NAME = 'registration-details'

/** For a visitor who came by a mailed link: keeps what they sent us in this tab, and out of the URL. */
export function storeRegistrationDetails({ email, person }: RegistrationDetails): void {
  saveFormDraft(NAME, JSON.stringify({ email, person }), null)
}

export function readRegistrationDetails(): RegistrationDetails | null {
  return JSON.parse(readFormDraft(NAME, null) ?? 'null')
}

export function clearRegistrationDetails(): void {
  clearFormDraft(NAME, null)
}
