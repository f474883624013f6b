export const REQUEST_STATUSES = ['pending', 'replied', 'closed'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

export const STATUS_LABELS: Record<RequestStatus, string> = { pending: 'Pending', replied: 'Replied', closed: 'Closed' }

/** An unknown status counts and displays as pending. */
export function knownStatus(status: string): RequestStatus {
  return REQUEST_STATUSES.find((known) => known === status) ?? 'pending'
}

export function statusDisplay(status: string): string {
  return STATUS_LABELS[knownStatus(status)]
}

/**
 * Allowed transitions: pending to replied or closed, replied to closed. A reply moves any status to replied, which is
 * how a closed request is reopened.
 */
export function canMoveTo(from: RequestStatus, to: RequestStatus, hasReply: boolean): boolean {
  if (to === 'replied') return hasReply || from === 'pending'
  if (to === 'closed') return from !== 'closed'
  return false
}

export function transitionError(from: RequestStatus, to: RequestStatus): string {
  if (from === 'closed' && to === 'replied') return 'Only a reply reopens a closed request.'
  return `You can’t change a ${from} request to ${to}.`
}
