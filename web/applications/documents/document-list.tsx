import type { Application, ApplicationDocument } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { DocumentFiles } from '#web/lib/documents/document-files.tsx'

interface DocumentListProps {
  application: Application
  /** Omitted if nothing may be removed. */
  onRemove?: ((document: ApplicationDocument) => void) | undefined
}

export function DocumentList({ application: { id, documents }, onRemove }: DocumentListProps) {
  return (
    <DocumentFiles
      documents={documents}
      of="application-document"
      open={(documentId, options) => api.applications.openDocument(id, documentId, options)}
      onRemove={onRemove}
    />
  )
}
