import type { Application } from '#domain/applications/applications.schema.ts'
import { toast } from '#web/ui/toast.ts'
import { useAddDocuments, useRemoveDocument } from '../applications.queries.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentPicker } from './document-picker.tsx'

/** The own documents; while the application waits, more can come and wrong ones go. */
export function ApplicationDocuments({ application }: { application: Application }) {
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
