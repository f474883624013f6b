import type { Attachment } from '#domain/consultations/attachments.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { DocumentFiles } from '#web/lib/documents/document-files.tsx'

/** The files of a request or a message, below its text. */
export function AttachmentList({ requestId, attachments }: { requestId: number; attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <div className="mt-3 max-w-md">
      <DocumentFiles
        documents={attachments}
        of="attachment"
        open={(id, options) => api.attachments.open(requestId, id, options)}
      />
    </div>
  )
}
