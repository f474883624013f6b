import type { Editor } from '@tiptap/core'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { validateImage } from '#domain/images/image-file.ts'
import { api } from '#web/lib/api/api.ts'
import { useObjectUrl } from '#web/lib/documents/use-object-url.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { describedBy, FieldNotes } from '#web/ui/field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { DropZone } from '../image/drop-zone.tsx'
import { UploadProgress, useUpload } from '../image/upload-progress.tsx'
import type { PastedPictures } from './paste/picture-files.ts'
import { type Caption, captionText, type PictureAttributes, withWords } from './schema/picture-node.ts'

/** A picture to insert or to edit. */
interface PictureRequest {
  /** Several may be queued, even with equal names. */
  id: number
  file: File | null
  current: PictureAttributes | null
  /** The drop position; null for the cursor. */
  at: number | null
}

interface PictureDialogProps {
  request: PictureRequest | null
  onClose: () => void
  onDone: (picture: PictureAttributes) => void
}

const FILE_ID = 'picture-file'
const ALT_MAX = 250
const CAPTION_MAX = 300
const ALT_REQUIRED = 'Alternative text is required'
const FILE_REQUIRED = 'Choose an image'

export function PictureDialog({ request, onClose, onDone }: PictureDialogProps) {
  return (
    <Dialog open={request !== null} onClose={onClose} title={request?.current ? 'Edit image' : 'Add an image'}>
      {request ? <PictureForm key={request.id} request={request} onClose={onClose} onDone={onDone} /> : null}
    </Dialog>
  )
}

async function upload(
  file: File,
  { alt, caption }: { alt: string; caption: Caption },
  options: CallOptions,
): Promise<PictureAttributes> {
  const form = new FormData()
  form.append('image', file)
  const { url, sizes } = await api.blogs.addImage(form, options)
  const largest = sizes.at(-1)
  return { src: url, alt, width: largest?.width ?? null, height: largest?.height ?? null, caption }
}

function PictureForm({ request, onClose, onDone }: PictureDialogProps & { request: PictureRequest }) {
  const { current } = request
  const invalid = request.file && validateImage(request.file)
  const [file, setFile] = useState(invalid ? null : request.file)
  const [alt, setAlt] = useState(current?.alt ?? '')
  const [caption, setCaption] = useState(captionText(current?.caption ?? []))
  const [fileError, setFileError] = useState(invalid ?? undefined)
  const [altError, setAltError] = useState<string>()
  const { state, run, cancel } = useUpload()
  const isSending = state.kind === 'sending'
  // Closing the dialog cancels the upload.
  useEffect(() => cancel, [cancel])

  async function send(altText: string) {
    const newCaption = withWords(current?.caption ?? [], caption.trim())
    if (current && !file) return onDone({ ...current, alt: altText, caption: newCaption })
    if (!file) return
    const picture = await run((options) => upload(file, { alt: altText, caption: newCaption }, options)).catch(
      (error: unknown) => {
        setFileError(describeUploadError(error))
        return null
      },
    )
    if (picture) onDone(picture)
  }

  /** An invalid file leaves the one that was chosen before. */
  function handlePick(picked: File) {
    const error = validateImage(picked)
    setFileError(error ?? undefined)
    if (!error) setFile(picked)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const altText = alt.trim()
    const error = file || current ? undefined : (fileError ?? FILE_REQUIRED)
    setAltError(altText ? undefined : ALT_REQUIRED)
    setFileError(error)
    if (!altText) document.getElementById('picture-alt')?.focus()
    else if (error) document.getElementById(FILE_ID)?.focus()
    else if (!isSending) await send(altText)
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="mt-4 grid gap-5">
      {current ? (
        <img src={current.src} alt="" className="max-h-60 rounded-field object-contain" />
      ) : (
        <FileField file={file} error={fileError} onPick={handlePick} />
      )}
      <TextField
        id="picture-alt"
        label="Alternative text"
        hint="What the picture shows, for readers who can’t see it"
        maxLength={ALT_MAX}
        autoComplete="off"
        value={alt}
        error={altError}
        onChange={(event) => {
          setAlt(event.target.value)
          setAltError(undefined)
        }}
      />
      <TextField
        id="picture-caption"
        label="Caption"
        optional
        hint="All readers see it below the picture"
        maxLength={CAPTION_MAX}
        autoComplete="off"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <UploadProgress state={state} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={isSending ? cancel : onClose}>
          {isSending ? 'Cancel upload' : 'Cancel'}
        </Button>
        <Button type="submit" isBusy={isSending} busyLabel="Uploading...">
          {current ? 'Save image' : 'Add image'}
        </Button>
      </div>
    </form>
  )
}

interface FileFieldProps {
  file: File | null
  error: string | undefined
  onPick: (file: File) => void
}

function FileField({ file, error, onPick }: FileFieldProps) {
  const url = useObjectUrl(file)
  return (
    <div>
      <DropZone
        id={FILE_ID}
        label={file ? 'Choose another image' : 'Choose an image'}
        describedBy={describedBy(FILE_ID, null, error)}
        onPick={onPick}
      >
        {url ? <img src={url} alt="" className="max-h-60 w-full rounded-sm object-contain" /> : null}
        {file ? <p className="wrap-anywhere text-ink-muted text-sm">{file.name}</p> : null}
      </DropZone>
      <FieldNotes id={FILE_ID} error={error} className="mt-1.5" />
    </div>
  )
}

/** The image's own error, or else the message of the failed request. */
function describeUploadError(error: unknown): string {
  if (!(error instanceof ApiError)) return ANY_FAILURE
  return error.fields.image?.join(' ') ?? error.message
}

function describeLost(lost: number): string {
  return lost === 1
    ? 'We couldn’t paste one image. Save it as a file and add it with the Image button.'
    : `We couldn’t paste ${lost} images. Save them as files and add them with the Image button.`
}

/** Asks for the alternative text of one picture after another. */
export function usePictureInsertion() {
  const [queue, setQueue] = useState<PictureRequest[]>([])
  const lastId = useRef(0)
  const next = useCallback(() => setQueue(([, ...rest]) => rest), [])

  const ask = useCallback((files: (File | null)[], at: number | null = null) => {
    const requests = files.map((file) => ({ id: ++lastId.current, file, at, current: null }))
    setQueue((before) => [...before, ...requests])
  }, [])

  /** @returns true if there is nothing else to insert */
  const insertFiles = useCallback(
    ({ files, lost, isAll }: PastedPictures, at: number | null = null) => {
      if (files.length > 0) ask(files, isAll ? at : null)
      if (lost > 0) toast.error(describeLost(lost))
      return isAll
    },
    [ask],
  )

  const requestPicture = useCallback(
    (editor: Editor) => {
      if (!editor.isActive('picture')) return ask([null])
      const current = editor.getAttributes('picture') as PictureAttributes
      setQueue([{ id: ++lastId.current, file: null, at: null, current }])
    },
    [ask],
  )

  function insert(editor: Editor, picture: PictureAttributes) {
    const [request] = queue
    next()
    // A picture inserted at the end of the text becomes the selection: insert the next one after it instead of
    // replacing it.
    const at = request?.at ?? (editor.isActive('picture') ? editor.state.selection.to : null)
    const chain = editor.chain().focus()
    if (request?.current) chain.updateAttributes('picture', picture)
    else if (at !== null) chain.insertContentAt(at, { type: 'picture', attrs: picture })
    else chain.insertContent({ type: 'picture', attrs: picture })
    chain.run()
  }

  return { request: queue[0] ?? null, insertFiles, requestPicture, insert, skip: next }
}
