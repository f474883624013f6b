import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#domain/applications/application-status.ts'

/** Pending ones by default, because the lists are there to work through them. */
export function stateChoice(decided: readonly Exclude<ApplicationStatus, 'pending'>[]) {
  const labels = Object.fromEntries(decided.map((status) => [status, APPLICATION_STATUS_LABELS[status]]))
  return {
    label: 'Status',
    className: 'w-full max-w-72',
    options: { '': APPLICATION_STATUS_LABELS.pending, ...labels, all: 'All' },
    standard: 'pending',
  }
}

/** The API query for the chosen state. */
export function toStatusQuery(chosen: string) {
  return chosen === 'all' ? {} : { status: chosen || 'pending' }
}
