import { RequestInput } from '#domain/consultations/consultations.schema.ts'
import type { RequestValues } from './request-draft.ts'
import type { AgeGroup } from './use-age-group.ts'

export type RequestErrors = Partial<Record<keyof RequestValues, string>>

/**
 * The tick and the guardian's data go along unless the profile states an age of 18 or more. Who has taken the tick back
 * has left nobody to answer for them; while the profile is loading, and for a child by profile, no tick is asked for.
 */
function toGuardian({ is_minor, guardian_name, guardian_consent }: RequestValues, ageGroup: AgeGroup) {
  if (ageGroup === 'adult' || (ageGroup === 'unknown' && !is_minor)) return {}
  return {
    ...(is_minor ? { is_minor } : {}),
    ...(guardian_name.trim() ? { guardian_name } : {}),
    ...(guardian_consent ? { guardian_consent } : {}),
  }
}

/** The fields as the API takes them: what is blank is not sent. */
export function toPayload(dietitianId: number, values: RequestValues, ageGroup: AgeGroup) {
  const { message, health_concern } = values
  return {
    to_dietitian: dietitianId,
    message,
    ...(health_concern.trim() ? { health_concern } : {}),
    ...toGuardian(values, ageGroup),
  }
}

/** Judged by the domain's schema, the first message of each field. */
export function validateRequest(dietitianId: number, values: RequestValues, ageGroup: AgeGroup) {
  const result = RequestInput.safeParse(toPayload(dietitianId, values, ageGroup))
  if (result.success) return { payload: result.data, errors: {} }
  const errors: Record<string, string> & RequestErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { payload: null, errors }
}
