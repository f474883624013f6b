import { FileText, X } from 'lucide-react'
import { formatBytes } from '#web/lib/format-amounts.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DocumentPicker } from './document-picker.tsx'

interface ChosenDocumentsProps {
  files: readonly File[]
  onChange: (files: File[]) => void
}

/** Documents that travel with the application once it is submitted. */
export function ChosenDocuments({ files, onChange }: ChosenDocumentsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-medium text-sm">
        Certificate and registration card
        <span className="font-normal text-ink-muted">Optional</span>
      </legend>
      {files.length > 0 ? (
        <ul className="divide-y divide-line rounded-field border border-line">
          {files.map((file, at) => (
            <li
              key={`${file.name}${file.lastModified}${file.size}`}
              className="flex items-center gap-3 py-1 pr-1 pl-3.5"
            >
              <FileText aria-hidden="true" className="icon flex-none text-ink-muted" />
              <span className="wrap-anywhere min-w-0 flex-1 text-sm">
                {file.name} <span className="text-ink-muted">{formatBytes(file.size)}</span>
              </span>
              <IconButton
                label={`Leave out ${file.name}`}
                icon={X}
                onClick={() => onChange(files.filter((_, index) => index !== at))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <DocumentPicker id="documents" taken={files.length} onPick={(more) => onChange([...files, ...more])} />
    </fieldset>
  )
}
