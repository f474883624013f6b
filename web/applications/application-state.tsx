import { useEffect, useRef } from 'react'
import type { Application } from '#domain/applications/applications.schema.ts'
import { formatDate } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddDocuments, useRemoveDocument } from './applications.queries.ts'
import { DocumentList } from './documents/document-list.tsx'
import { DocumentPicker } from './documents/document-picker.tsx'

const STATES = {
  pending: { label: 'Pending', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const

interface ApplicationStateProps {
  application: Application
  /** The form that had the focus has just given way to this. */
  isJustFiled: boolean
}

/** An application as it was filed, and what became of it. */
export function ApplicationState({ application, isJustFiled }: ApplicationStateProps) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isJustFiled) outcome.current?.focus()
  }, [isJustFiled])
  const { label, tone } = STATES[application.status]
  const facts = [
    ['Qualification', application.qualification],
    ['Registration number', application.registration_number],
    ['Registration council', application.registration_council],
    ['Years of experience', String(application.years_experience)],
    ['Submitted', formatDate(application.created_at)],
  ] as const
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">Your application</h2>
        <Badge tone={tone} dot>
          {label}
        </Badge>
      </div>
      <p ref={outcome} role="status" tabIndex={-1} className="mt-3 outline-none">
        {explanation(application)}
      </p>
      {application.reason ? (
        <div className="mt-4">
          <h3 className="text-sm font-medium text-ink-muted">Reason</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{application.reason}</p>
        </div>
      ) : null}
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

function explanation({ status }: Application): string {
  if (status === 'pending')
    return 'We are reading it. You get an email as soon as it is decided; until then you can add documents.'
  if (status === 'approved') return 'Welcome. Your account now has a dietitian console.'
  return 'We could not approve it. You can send a new application below.'
}

/** The own documents; while the application waits, more can come and wrong ones go. */
function ApplicationDocuments({ application }: { application: Application }) {
  const { documents, status } = application
  const { mutate: add, isPending, data: rejected } = useAddDocuments(application.id)
  const { mutate: remove } = useRemoveDocument(application)
  const isWaiting = status === 'pending'
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
        <p className="text-ink-muted">None yet. With your certificate we can decide sooner.</p>
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
