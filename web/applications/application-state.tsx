import { type ReactNode, useEffect, useRef } from 'react'
import { type ApplicationStatus, isOpen } from '#domain/applications/application-status.ts'
import type { Application } from '#domain/applications/applications.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { formatDate } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddDocuments, useRemoveDocument } from './applications.queries.ts'
import { DocumentList } from './documents/document-list.tsx'
import { DocumentPicker } from './documents/document-picker.tsx'

interface ApplicationStateProps {
  application: Application
  /** The form has just been replaced by this, so it takes the focus. */
  isJustSubmitted: boolean
  /** The applicant's next action, if it is elsewhere. */
  action?: ReactNode
}

/** A submitted application and its outcome. */
export function ApplicationState({ application, isJustSubmitted, action }: ApplicationStateProps) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isJustSubmitted) outcome.current?.focus()
  }, [isJustSubmitted])
  const { status, reason, sent_again_at, decided_at } = application
  const showsReason = reason !== null && status !== 'pending'
  const facts = [
    ['Qualification', application.qualification],
    ['Registration number', application.registration_number],
    ['Registration council', application.registration_council],
    ['Years of experience', String(application.years_experience)],
    ...(application.specialization
      ? ([['Specialization', SPECIALIZATION_LABELS[application.specialization]]] as const)
      : []),
    ['Submitted', formatDate(application.created_at)],
    ...(sent_again_at ? ([['Sent again', formatDate(sent_again_at)]] as const) : []),
  ] as const
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">Your application</h2>
        <ApplicationStatusBadge status={status} />
      </div>
      <p ref={outcome} role="status" tabIndex={-1} className="mt-3 outline-none">
        {EXPLANATIONS[status]}
      </p>
      {showsReason ? (
        <div className="mt-4">
          <h3 className="text-sm font-medium text-ink-muted">
            {decided_at ? `Reason, given on ${formatDate(decided_at)}` : 'Reason'}
          </h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      ) : null}
      <div className="mt-4">
        <h3 className="text-sm font-medium text-ink-muted">What happens next</h3>
        <p className="mt-1">{NEXT[status]}</p>
      </div>
      {action ? <div className="mt-5">{action}</div> : null}
      <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0 border-t border-line pt-3">
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ApplicationDocuments application={application} />
    </Card>
  )
}

const EXPLANATIONS: Record<ApplicationStatus, string> = {
  pending: 'We’re reading it. You can add documents until we decide.',
  changes_requested: 'We need something more from you before we can decide.',
  approved: 'Welcome. Your account now has a dietitian console.',
  declined: 'We couldn’t approve it.',
}

const NEXT: Record<ApplicationStatus, string> = {
  pending: 'We check your qualification, and your registration with the council. We’ll email you as soon as we decide.',
  changes_requested: 'Correct the application or add the document, and send it again. Then we’ll read it again.',
  approved:
    'We’ve started your public profile with your application. Your dashboard shows what’s missing before clients can find you.',
  declined: 'You can apply again when this has changed. Your account stays as it is.',
}

/** The applicant's documents; until the decision, they can be added and removed. */
function ApplicationDocuments({ application }: { application: Application }) {
  const { documents, status } = application
  const { mutate: add, isPending, data: rejected } = useAddDocuments(application.id)
  const { mutate: remove } = useRemoveDocument(application)
  const isWaiting = isOpen(status)
  if (documents.length === 0 && !isWaiting) return null
  return (
    <section aria-labelledby="your-documents" className="mt-6">
      <h3 id="your-documents" className="mb-3 text-h4">
        Documents
      </h3>
      {documents.length > 0 ? (
        <DocumentList
          application={application}
          onRemove={
            isWaiting ? (document) => remove(document, { onError: (error) => toast.error(error.message) }) : undefined
          }
        />
      ) : (
        <p className="text-ink-muted">None yet. Add your certificate and we can decide sooner.</p>
      )}
      {isWaiting ? (
        <div className="mt-4">
          <DocumentPicker
            id="more-documents"
            taken={documents.length}
            isBusy={isPending}
            rejected={rejected}
            onPick={add}
          />
        </div>
      ) : null}
    </section>
  )
}
