import { FileUp } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { Button } from './button.tsx'
import { describedBy, FieldNotes } from './field.tsx'

interface FileButtonProps {
  id: string
  ref?: Ref<HTMLButtonElement>
  label: string
  /** The accessible name of the browser's own control. */
  inputLabel: string
  /** Content types. */
  accept: readonly string[]
  isMultiple?: boolean
  isBusy?: boolean
  /** No more files may be added: pressing the button explains this. */
  isFull?: boolean
  hint: string
  error?: string | undefined
  onFull: () => void
  onFiles: (files: File[]) => void
}

/** A button for choosing files, with the accepted types and any errors below it. */
export function FileButton(props: FileButtonProps) {
  const { id, ref, label, inputLabel, accept, isMultiple, isBusy = false, isFull, hint, error, onFull, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        id={id}
        ref={ref}
        variant="outline"
        size="small"
        icon={FileUp}
        isBusy={isBusy}
        busyLabel="Uploading..."
        aria-disabled={isFull}
        aria-describedby={describedBy(id, hint, error)}
        onClick={() => (isFull ? onFull() : input.current?.click())}
      >
        {label}
      </Button>
      <div role="status">
        <FieldNotes id={id} hint={hint} error={error} className="mt-2" />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={inputLabel}
        accept={accept.join(',')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows choosing the same file again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </div>
  )
}
