/** Separate from the schemas, so that pages that only show a status do not load the schema library. */
export const APPLICATION_STATUSES = ['pending', 'changes_requested', 'approved', 'declined'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: 'Waiting for review',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  declined: 'Declined',
}
/** Undecided: pending with the admins, or sent back to the applicant with questions. */
export const OPEN_STATUSES: readonly ApplicationStatus[] = ['pending', 'changes_requested']
export const isOpen = (status: ApplicationStatus) => OPEN_STATUSES.includes(status)
