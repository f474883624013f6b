import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENTS_MAX, TOO_MANY_DOCUMENTS } from '#domain/applications/application-documents.ts'
import { DOCUMENT_TYPES, validateDocument } from '#domain/documents/document-rules.ts'
import { formatBytes } from '#web/lib/format-amounts.ts'
import { FileButton } from '#web/ui/file-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

interface DocumentPickerProps {
  id: string
  /** The number of documents already uploaded. */
  taken?: number
  max?: number
  label?: string
  isBusy?: boolean
  /** The server's error for the last files. */
  rejected?: string | undefined
  onPick: (files: File[]) => void
}

const HINTS = {
  one: 'PDF, JPEG, PNG or WebP, less than 5\u00a0MB. Only you and our office see it.',
  several: `PDF, JPEG, PNG or WebP, less than 5\u00a0MB each, at most\u00a0${DOCUMENTS_MAX}. Only you and our office see them.`,
}

/** Accepts valid files and explains what is wrong with the rest. */
export function DocumentPicker({
  id,
  taken = 0,
  max = DOCUMENTS_MAX,
  label = 'Add documents',
  isBusy = false,
  rejected,
  onPick,
}: DocumentPickerProps) {
  const [invalid, setInvalid] = useState<string | undefined>()

  function handleFiles(files: File[]) {
    const invalidFile = files.find((file) => validateDocument(file))
    const accepted = files.filter((file) => !validateDocument(file)).slice(0, max - taken)
    if (invalidFile) setInvalid(`${invalidFile.name}: ${validateDocument(invalidFile)}`)
    else setInvalid(accepted.length < files.length ? TOO_MANY_DOCUMENTS : undefined)
    if (accepted.length > 0) onPick(accepted)
  }

  return (
    <FileButton
      id={id}
      label={label}
      inputLabel="Document files"
      accept={DOCUMENT_TYPES}
      isMultiple={max > 1}
      isBusy={isBusy}
      isFull={taken >= max}
      hint={max === 1 ? HINTS.one : HINTS.several}
      error={invalid ?? rejected}
      onFull={() => setInvalid(TOO_MANY_DOCUMENTS)}
      onFiles={handleFiles}
    />
  )
}

/** A chosen file that is not sent yet. */
export function PickedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <>
      <FileText aria-hidden="true" className="icon flex-none text-ink-muted" />
      <span className="wrap-anywhere min-w-0 flex-1 text-sm">
        {file.name} <span className="text-ink-muted">{formatBytes(file.size)}</span>
      </span>
      <IconButton label={`Leave out ${file.name}`} icon={X} onClick={onRemove} />
    </>
  )
}
