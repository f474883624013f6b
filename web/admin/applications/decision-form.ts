import type { Application, ApplicationDecision } from '#domain/applications/applications.schema.ts'
import type { ApiError } from '#domain/http/api-error.ts'

/** What both forms need of the card. */
export interface DecisionFormProps {
  application: Application
  decide: (decision: ApplicationDecision) => Promise<unknown>
  onError: (error: ApiError) => void
  onCancel: () => void
}
