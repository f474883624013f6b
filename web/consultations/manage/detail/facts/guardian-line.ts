import { isMinor } from '#domain/accounts/account-rules.ts'
import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { GUARDIAN_NOT_STATED } from '#domain/consultations/request-rules.ts'

type Guarded = Pick<ConsultationRequest, 'age' | 'guardian_name' | 'guardian_consent'>

/** What is known of the parent or guardian: asked for under 18, null where it is nobody's question. */
export function guardianLine({ age, guardian_name, guardian_consent }: Guarded): string | null {
  if (guardian_name && guardian_consent) return `${guardian_name}, agrees to this request`
  return isMinor(age) ? GUARDIAN_NOT_STATED : guardian_name
}
