import { clearFormDraft, readFormDraft, saveFormDraft } from './form-draft.ts'

const NAME = 'registration-email'

/** For a visitor who came by a mailed link: keeps their e-mail address in this tab, and out of the URL. */
export function storeRegistrationEmail(email: string): void {
  saveFormDraft(NAME, email, null)
}

export function readRegistrationEmail(): string | null {
  return readFormDraft(NAME, null)
}

export function clearRegistrationEmail(): void {
  clearFormDraft(NAME, null)
}
