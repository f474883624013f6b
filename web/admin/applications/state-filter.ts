import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#domain/applications/application-status.ts'

type Decided = Exclude<ApplicationStatus, 'pending'>

/** Pending ones by default, because the lists are there to work through them. */
export function stateChoices(decided: readonly Decided[]) {
  return [
    {
      key: 'status',
      label: 'Status',
      className: 'w-full max-w-72',
      options: [
        ['', APPLICATION_STATUS_LABELS.pending],
        ...decided.map((status) => [status, APPLICATION_STATUS_LABELS[status]] as const),
        ['all', 'All'],
      ],
    },
  ] as const
}

/** The API query for the chosen state. */
export function toStatusQuery(chosen: string) {
  return chosen === 'all' ? {} : { status: chosen || 'pending' }
}
