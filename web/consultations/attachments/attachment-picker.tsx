import { CircleAlert, CircleCheck, FileUp, X } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import {
  ATTACHMENTS_HINT,
  ATTACHMENTS_MAX,
  CLIENT_ATTACHMENTS_HINT,
  TOO_MANY_ATTACHMENTS,
} from '#domain/consultations/attachment-rules.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-rules.ts'
import { formatPercent } from '#web/lib/format.ts'
import { formatBytes } from '#web/lib/format-amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type ChosenFile, openAttachments } from './attachment-store.ts'

interface AttachmentPickerProps {
  /** The button's id, unique among the forms of the page. */
  id: string
  /** The name of the draft that the files belong to. */
  draftName: string
  userId: number
  isClient?: boolean
}

/** Chooses, uploads and removes the files of the text being written. */
export function AttachmentPicker({ id, draftName, userId, isClient = false }: AttachmentPickerProps) {
  const attachments = openAttachments(draftName, userId)
  const { files, notice, announcement } = useSyncExternalStore(attachments.subscribe, attachments.read)
  const [isOverfull, setOverfull] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isFull = files.filter(({ state }) => state !== 'failed').length >= ATTACHMENTS_MAX

  function handleRemove(key: number) {
    attachments.remove(key)
    // The pressed button disappears with its file.
    button.current?.focus()
  }

  return (
    <div className="grid gap-3">
      {files.length > 0 ? (
        <ul aria-label="Files to send" className="divide-y divide-line rounded-field border border-line bg-surface">
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              onRetry={() => attachments.retry(file.key)}
              onRemove={() => handleRemove(file.key)}
            />
          ))}
        </ul>
      ) : null}
      <FileButton
        id={id}
        ref={button}
        label="Add files"
        inputLabel="Files to add"
        accept={DOCUMENT_TYPES}
        isMultiple
        isFull={isFull}
        hint={isClient ? CLIENT_ATTACHMENTS_HINT : ATTACHMENTS_HINT}
        error={notice ?? (isOverfull && isFull ? TOO_MANY_ATTACHMENTS : undefined)}
        onFull={() => setOverfull(true)}
        onFiles={(chosen) => {
          setOverfull(false)
          attachments.add(chosen)
        }}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const ICONS = { uploading: FileUp, ready: CircleCheck, failed: CircleAlert }

function FileRow({ file, onRetry, onRemove }: { file: ChosenFile; onRetry: () => void; onRemove: () => void }) {
  const { name, bytes, state, sent, error, canRetry } = file
  const Icon = ICONS[state]
  return (
    <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-3.5">
      <Icon aria-hidden="true" className={`icon flex-none ${state === 'failed' ? 'text-danger' : 'text-ink-muted'}`} />
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <p>
          <span className="wrap-anywhere block font-medium">{name}</span>
          {state === 'failed' ? (
            <span className="text-danger">{error}</span>
          ) : (
            <span className="text-ink-muted tabular-nums">
              {formatBytes(bytes)}
              {state === 'uploading' ? `, uploading... ${formatPercent(sent)}` : ', ready to send'}
            </span>
          )}
        </p>
        {state === 'uploading' ? (
          <progress
            aria-label={`Upload of ${name}`}
            value={sent}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
          />
        ) : null}
      </div>
      {canRetry && state === 'failed' ? (
        <Button variant="ghost" size="small" aria-label={`Try again: ${name}`} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      <IconButton label={`Remove ${name}`} icon={X} onClick={onRemove} />
    </li>
  )
}
