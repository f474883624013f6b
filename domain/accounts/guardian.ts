import { isMinor } from './account-rules.ts'

export const GUARDIAN_NOT_STATED = 'Guardian not stated'
export const AGE_NOT_GIVEN = 'Age not given'

/**
 * The age fields of a request or an assessment: from the profile or as stated by the sender, with the guardian's
 * details.
 */
export interface Guarded {
  age: number | null
  /** The "I am under 18" tick, for people whose profile has no age. */
  is_minor: boolean
  guardian_name: string | null
  guardian_consent: boolean
}

export function isUnderAge({ age, is_minor }: Pick<Guarded, 'age' | 'is_minor'>): boolean {
  return isMinor(age) || is_minor
}

/** What the dietitian and the admin read about the parent or guardian; null where an adult needs none. */
export function guardianLine(person: Guarded): string | null {
  const { age, guardian_name, guardian_consent } = person
  if (guardian_name && guardian_consent) return `${guardian_name}, agreed`
  if (guardian_name) return `${guardian_name}, has not agreed`
  if (isUnderAge(person)) return GUARDIAN_NOT_STATED
  return age === null ? AGE_NOT_GIVEN : null
}
