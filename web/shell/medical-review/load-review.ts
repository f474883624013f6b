import type { Api } from '#domain/api/api.ts'
import { orNull } from '#domain/http/api-error.ts'
import type { PublicReviewState, ReviewTarget } from '#domain/medical-reviews/medical-reviews.schema.ts'

/** A text without a known review must still be readable. */
export function loadReview(api: Api, target: ReviewTarget, signal: AbortSignal): Promise<PublicReviewState | null> {
  return orNull(api.medicalReviews.status(target, { signal }))
}
