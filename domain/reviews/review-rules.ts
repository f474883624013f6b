export const RATING = { min: 1, max: 5 } as const
export const REVIEW_TEXT_MAX = 1000
export const REVIEW_ANSWER_MAX = 1000
export const HIDING_REASON_MAX = 500
export const REVIEW_TWICE = 'You have already reviewed this consultation.'
export const REVIEW_TOO_EARLY = 'You can rate this consultation once the dietitian has replied.'
export const REVIEW_ANSWERED = 'You have already answered this review.'
export const HIDING_NEEDS_REASON = 'Say why you’re hiding the review.'
/** The signature of a review whose writer chose not to be named or has deleted the account. */
const UNNAMED_CLIENT = 'A client'

/** First name and initial, as in "Asha K.". */
export function reviewSignature(person: { first_name: string; last_name: string } | null): string {
  if (!person) return UNNAMED_CLIENT
  const [initial = ''] = person.last_name
  return initial ? `${person.first_name} ${initial.toUpperCase()}.` : person.first_name
}
