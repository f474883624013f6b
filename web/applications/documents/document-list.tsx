import { useMutation } from '@tanstack/react-query'
import { Download, FileText, Image, Trash2 } from 'lucide-react'
import type { Application, ApplicationDocument } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { formatBytes } from '#web/lib/format-amounts.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'

interface DocumentListProps {
  application: Application
  /** Left out where nothing may be removed. */
  onRemove?: ((document: ApplicationDocument) => void) | undefined
}

/** Documents of an application; each is fetched with the sign-in and saved, never opened in the page. */
export function DocumentList({ application, onRemove }: DocumentListProps) {
  const {
    mutate: download,
    variables: underway,
    isPending,
  } = useMutation({
    mutationFn: async (document: ApplicationDocument) => {
      saveFile(await api.applications.openDocument(application.id, document.id))
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <ul className="divide-y divide-line rounded-field border border-line">
      {application.documents.map((document) => {
        const Icon = document.kind === 'pdf' ? FileText : Image
        return (
          <li key={document.id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3.5">
            <Icon aria-hidden="true" className="icon flex-none text-ink-muted" />
            <span className="min-w-0 flex-1 text-sm">
              <span className="wrap-anywhere block font-medium">{document.name}</span>
              <span className="text-ink-muted">
                {formatBytes(document.bytes)}, {formatDate(document.created_at)}
              </span>
            </span>
            <IconButton
              label={`Download ${document.name}`}
              icon={Download}
              aria-busy={isPending && underway.id === document.id}
              onClick={() => download(document)}
            />
            {onRemove ? (
              <IconButton label={`Remove ${document.name}`} icon={Trash2} onClick={() => onRemove(document)} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
