import { RequestInput } from '#domain/consultations/consultations.schema.ts'
import type { RequestValues } from './request-draft.ts'

export type RequestErrors = Partial<Record<keyof RequestValues, string>>

interface Judged {
  payload: RequestInput | null
  errors: RequestErrors
}

/** The fields as the API takes them: what is blank is not sent, and a guardian only for somebody under age. */
export function toPayload(dietitianId: number, values: RequestValues, isMinor: boolean) {
  const { message, health_concern, guardian_name, guardian_consent } = values
  return {
    to_dietitian: dietitianId,
    message,
    ...(health_concern.trim() ? { health_concern } : {}),
    ...(isMinor && guardian_name.trim() ? { guardian_name } : {}),
    ...(isMinor && guardian_consent ? { guardian_consent } : {}),
  }
}

/** Judged by the domain's schema, the first message of each field. */
export function judge(dietitianId: number, values: RequestValues, isMinor: boolean): Judged {
  const result = RequestInput.safeParse(toPayload(dietitianId, values, isMinor))
  if (result.success) return { payload: result.data, errors: {} }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { payload: null, errors }
}
