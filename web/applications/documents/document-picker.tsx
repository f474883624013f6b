import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  DOCUMENT_TYPES,
  DOCUMENTS_MAX,
  TOO_MANY_DOCUMENTS,
  validateDocument,
} from '#domain/applications/document-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { describedBy, FieldNotes } from '#web/ui/field.tsx'

interface DocumentPickerProps {
  id: string
  /** How many there are already. */
  taken: number
  isBusy?: boolean
  /** What the server says of the last ones. */
  rejected?: string | undefined
  onPick: (files: File[]) => void
}

const HINT = `PDF, JPEG, PNG or WebP, less than 5 MB each, at most ${DOCUMENTS_MAX}. Only you and our office see them.`

/** Takes what may be sent, and says what is wrong with the rest. */
export function DocumentPicker({ id, taken, isBusy = false, rejected, onPick }: DocumentPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [invalid, setInvalid] = useState<string | undefined>()
  const error = invalid ?? rejected

  function handleFiles(files: File[]) {
    if (files.length === 0) return
    const invalidFiles = files.find((file) => validateDocument(file))
    const fitting = files.filter((file) => !validateDocument(file)).slice(0, DOCUMENTS_MAX - taken)
    if (invalidFiles) setInvalid(`${invalidFiles.name}: ${validateDocument(invalidFiles)}`)
    else setInvalid(fitting.length < files.length ? TOO_MANY_DOCUMENTS : undefined)
    if (fitting.length > 0) onPick(fitting)
  }

  return (
    <div>
      <Button
        id={id}
        variant="outline"
        size="small"
        icon={FileUp}
        isBusy={isBusy}
        busyLabel="Uploading..."
        aria-disabled={taken >= DOCUMENTS_MAX}
        aria-describedby={describedBy(id, HINT, error)}
        onClick={() => (taken >= DOCUMENTS_MAX ? setInvalid(TOO_MANY_DOCUMENTS) : input.current?.click())}
      >
        Add documents
      </Button>
      <div role="status">
        <FieldNotes id={id} hint={HINT} error={error} className="mt-2" />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Document files"
        accept={DOCUMENT_TYPES.join(',')}
        onChange={({ target }) => {
          handleFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
