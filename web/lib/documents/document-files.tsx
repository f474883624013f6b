import { useMutation } from '@tanstack/react-query'
import { Download, Eye, FileText, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { DocumentKind } from '#domain/documents/document-rules.ts'
import type { CallOptions, DownloadedFile } from '#domain/http/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { formatDate } from '../format.ts'
import { formatBytes } from '../format-amounts.ts'
import { DocumentViewer } from './document-viewer.tsx'
import { saveFile } from './save-file.ts'

interface DocumentFile {
  id: number
  name: string
  kind: DocumentKind
  bytes: number
  /** Omitted if the text above already gives the date. */
  created_at?: string
}

interface DocumentFilesProps<File extends DocumentFile> {
  documents: readonly File[]
  /** Distinguishes them from other kinds of documents: "attachment". */
  of: string
  open: (id: number, options?: CallOptions) => Promise<DownloadedFile>
  /** Omitted if nothing may be removed. */
  onRemove?: ((document: File) => void) | undefined
}

/** Private documents, each fetched with the access token and then shown in the page or saved. */
export function DocumentFiles<File extends DocumentFile>({ documents, of, open, onRemove }: DocumentFilesProps<File>) {
  const [viewed, setViewed] = useState<File | null>(null)
  const {
    mutate: download,
    variables: downloaded,
    isPending,
  } = useMutation({
    mutationFn: async ({ id }: File) => saveFile(await open(id)),
    onError: (error) => toast.error(error.message),
  })
  return (
    <>
      <ul className="divide-y divide-line rounded-field border border-line bg-surface">
        {documents.map((document) => {
          const { id, name, kind, bytes, created_at } = document
          const Icon = kind === 'pdf' ? FileText : Image
          return (
            <li key={id} className="flex items-center gap-3 py-1.5 pr-1.5 pl-3.5">
              <Icon aria-hidden="true" className="icon flex-none text-ink-muted" />
              <span className="min-w-0 flex-1 text-sm">
                <span className="wrap-anywhere block font-medium">{name}</span>
                <span className="text-ink-muted">
                  {formatBytes(bytes)}
                  {created_at ? `, ${formatDate(created_at)}` : null}
                </span>
              </span>
              <IconButton label={`View ${name}`} icon={Eye} onClick={() => setViewed(document)} />
              <IconButton
                label={`Download ${name}`}
                icon={Download}
                aria-busy={isPending && downloaded.id === id}
                onClick={() => download(document)}
              />
              {onRemove ? (
                <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => onRemove(document)} />
              ) : null}
            </li>
          )
        })}
      </ul>
      <Dialog open={viewed !== null} onClose={() => setViewed(null)} size="wide" title={viewed?.name ?? ''}>
        {viewed ? (
          <div className="grid gap-4">
            <DocumentViewer
              id={`${of}-${viewed.id}`}
              name={viewed.name}
              kind={viewed.kind}
              load={(signal) => open(viewed.id, { signal })}
            />
            <Button variant="outline" className="justify-self-end" onClick={() => setViewed(null)}>
              Close
            </Button>
          </div>
        ) : null}
      </Dialog>
    </>
  )
}
