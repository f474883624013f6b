import type { ApplicationStatus } from '#domain/applications/application-status.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { formatDateTime } from '#web/lib/format.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'

/** Who sent an application or a certificate, and its status. */
export function ApplicantHeader({ name, status }: { name: string; status: ApplicationStatus }) {
  return (
    <header className="mb-6">
      <BreadcrumbName name={name} />
      <h1 className="wrap-anywhere text-h2">{name}</h1>
      <p className="mt-2">
        <ApplicationStatusBadge status={status} />
      </p>
    </header>
  )
}

export function SentTime({ date }: { date: string }) {
  return (
    <>
      {formatDateTime(date)}
      <span className="text-ink-muted">
        {' · '}
        <RelativeTime date={date} />
      </span>
    </>
  )
}
