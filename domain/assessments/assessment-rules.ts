import { isBlank } from '../http/is-blank.ts'

/** Bounds of the public assessment, in kilograms and centimetres. */
export const ASSESSMENT_WEIGHT = { min: 1, max: 300, step: 0.1 } as const
export const ASSESSMENT_HEIGHT = { min: 50, max: 250, step: 0.1 } as const
export const CONCERN_MAX = 150
export const PLAN_LABEL = 'Membership plan'

/** The required fields in the form's order, with the labels that the form and the missing-fields message use. */
export const REQUIRED_LABELS = {
  full_name: 'Full Name',
  email: 'Email',
  phone_number: 'Phone Number',
  age: 'Age',
  gender: 'Gender',
  height: 'Height',
  weight: 'Weight',
} as const
export type RequiredField = keyof typeof REQUIRED_LABELS

/** The empty required fields, in the form's order. */
export function missingFields(values: Partial<Record<RequiredField, unknown>>): RequiredField[] {
  return (Object.keys(REQUIRED_LABELS) as RequiredField[]).filter((field) => isBlank(values[field]))
}

/** "Please fill in all required fields: Full Name, Age" */
export function missingFieldsMessage(missing: readonly RequiredField[]): string {
  return `Please fill in all required fields: ${missing.map((field) => REQUIRED_LABELS[field]).join(', ')}`
}

/** The version of the notice beside the form; raise it when its text or `/legal` changes. */
export const NOTICE_VERSION = '2026-11-25'
/** The promised time for a dietitian's answer. */
export const PROMISED_HOURS = 24
/** Submissions are erased after this time. */
export const RETENTION_MONTHS = 24
/** Nobody fills in ten fields faster than this. */
export const MIN_SECONDS = 3
/** Days that the mailed link is valid. */
export const LINK_DAYS = 30
/** Minutes in which a person who has opened the submission may still erase it without a new link. */
export const ERASING_MINUTES = 60

/** `contacted`: an admin has spoken with the person, so the promised time no longer runs. */
export const ASSESSMENT_STATUSES = ['new', 'contacted', 'assigned', 'answered', 'done'] as const
export type AssessmentStatus = (typeof ASSESSMENT_STATUSES)[number]
export const ASSESSMENT_STATUS_LABELS: Record<AssessmentStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  assigned: 'Assigned',
  answered: 'Answered',
  done: 'Done',
}
/** Statuses in which the person is waiting for an answer. */
export const UNANSWERED_STATUSES = ['new', 'assigned'] as const satisfies readonly AssessmentStatus[]
/** Statuses in which the assigned dietitian may read the assessment. */
export const READABLE_STATUSES = ['assigned', 'answered'] as const satisfies readonly AssessmentStatus[]
/** Oldest first by default, so that the longest wait is served first. */
export const ASSESSMENT_ORDERINGS = ['created_at', '-created_at'] as const
export const ASSESSMENT_NOTES_MAX = 5000
export const ASSESSMENT_CHANGED_ELSEWHERE = 'This assessment was changed elsewhere'
export const NOTHING_TO_CHANGE = 'Send a status or notes.'

export const ANSWER_MIN = 20
export const ANSWER_MAX = 5000
export const NOT_ASSIGNABLE = 'Choose yourself, or an active dietitian with a checked qualification.'
export const ASSESSMENT_ANSWERED = 'This assessment has already been answered.'
export const NOBODY_TO_REMIND = 'This assessment isn’t waiting for a dietitian.'
export const ANSWER_LINK_SENT =
  'If we still have your answer, a new link is on its way to the email address in your assessment.'

export const SUBMITTED_HEADING = 'Assessment Successfully Submitted!'
const REPLY_PROMISE = `A dietitian replies within ${PROMISED_HOURS} hours, with your plan or with questions first.`
export const SUBMITTED_MESSAGE = `Thank you. A confirmation email is on its way to you. ${REPLY_PROMISE}`
/** Once an address has had its confirmations of the day. */
export const SUBMITTED_WITHOUT_EMAIL = `Thank you. ${REPLY_PROMISE}`
export const INVALID_SUBMISSION = 'Please correct the marked fields.'
export const LOOKS_AUTOMATED =
  'This looked like an automatic message, so we didn’t save it. Please send it again, or call us.'
export const SUBMISSION_FAILED = 'Failed to submit form'
export const LINK_INVALID = 'This link is invalid, has been used or has expired.'
export const SUBMISSION_ERASED = 'We’ve deleted your submission for good.'
export const LINK_SENT = 'If we still have your submission, a new link is on its way to the email address in it.'
