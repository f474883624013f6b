import { ImageUp } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IMAGE_TYPES } from '#domain/images/image-file.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

interface DropZoneProps {
  /** The button's id, for links from an error summary. */
  id: string
  label: string
  describedBy: string | undefined
  onPick: (file: File) => void
  children?: ReactNode
}

/** A file button in an area that accepts a dropped file. */
export function DropZone({ id, label, describedBy, onPick, children }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isDragOver, setDragOver] = useState(false)

  function handleFiles(files: FileList | null) {
    const file = files?.[0]
    if (file) onPick(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's shortcut for the button inside
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setDragOver(true)
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragOver(false)
        handleFiles(event.dataTransfer.files)
      }}
      className={cx(
        'grid gap-3 rounded-field border-[1.5px] border-dashed p-3 transition-colors',
        isDragOver ? 'border-primary bg-primary-soft' : 'border-line-strong',
      )}
    >
      {children}
      <Button
        id={id}
        variant="outline"
        size="small"
        block
        icon={ImageUp}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          handleFiles(event.target.files)
          // Lets the same file be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}
