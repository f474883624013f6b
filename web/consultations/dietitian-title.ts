import type { ConsultationRequest } from '#domain/consultations/consultations.schema.ts'
import { titled } from '#domain/site/site.ts'

/** A deleted account has no title. */
export function dietitianTitle({ to_dietitian, dietitian_name }: ConsultationRequest): string {
  return to_dietitian === null ? dietitian_name : titled(dietitian_name)
}
