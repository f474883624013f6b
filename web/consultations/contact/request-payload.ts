import { RequestInput } from '#domain/consultations/consultations.schema.ts'
import type { RequestErrors, RequestValues } from './request-draft.ts'
import { type AgeGroup, personAgeGroup } from './use-age-group.ts'

/**
 * The tick and the guardian's data are sent unless the profile states an age of 18 or more. Without the tick there is
 * no guardian; no tick is required while the profile loads, or if the profile says that the user is a minor.
 */
function toGuardian({ is_minor, guardian_name, guardian_consent }: RequestValues, ageGroup: AgeGroup) {
  if (ageGroup === 'adult' || (ageGroup === 'unknown' && !is_minor)) return {}
  return {
    ...(is_minor ? { is_minor } : {}),
    ...(guardian_name.trim() ? { guardian_name } : {}),
    ...(guardian_consent ? { guardian_consent } : {}),
  }
}

/** The person the request is for, and their guardian. */
function toPerson(values: RequestValues, ageGroup: AgeGroup) {
  if (!values.is_for_other) return toGuardian(values, ageGroup)
  const { relation, person_age, person_gender } = values
  const guardian = toGuardian({ ...values, is_minor: false }, personAgeGroup(values, ageGroup))
  return { relation, person_age, person_gender, ...guardian }
}

/** The fields as the API accepts them, without blank ones. */
function toPayload(dietitianId: number, values: RequestValues, ageGroup: AgeGroup) {
  const { message, health_concern } = values
  return {
    to_dietitian: dietitianId,
    message,
    ...(health_concern.trim() ? { health_concern } : {}),
    ...toPerson(values, ageGroup),
  }
}

/** Validates with the domain's schema. @returns the first message of each field */
export function validateRequest(dietitianId: number, values: RequestValues, ageGroup: AgeGroup) {
  const result = RequestInput.safeParse(toPayload(dietitianId, values, ageGroup))
  if (result.success) return { payload: result.data, errors: {} }
  const errors: Record<string, string> & RequestErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { payload: null, errors }
}
