import type { Editor } from '@tiptap/core'
import { useCallback, useRef, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import type { PastedPictures } from './paste/picture-files.ts'
import type { PictureRequest } from './picture-dialog.tsx'
import type { PictureAttributes } from './schema/picture-node.ts'

interface QueuedPicture extends PictureRequest {
  /** The drop position; null for the cursor. */
  at: number | null
}

function describeLost(lost: number): string {
  return lost === 1
    ? 'We couldn’t paste one image. Save it as a file and add it with the Image button.'
    : `We couldn’t paste ${lost} images. Save them as files and add them with the Image button.`
}

/** Asks for the alternative text of one picture after another. */
export function usePictureInsertion() {
  const [queue, setQueue] = useState<QueuedPicture[]>([])
  const lastId = useRef(0)
  const next = useCallback(() => setQueue(([, ...rest]) => rest), [])

  const ask = useCallback((files: (File | null)[], at: number | null = null) => {
    const requests = files.map((file) => ({ id: ++lastId.current, file, at, current: null }))
    setQueue((before) => [...before, ...requests])
  }, [])

  /** @returns whether nothing else is left to paste or drop */
  const take = useCallback(
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

  return { request: queue[0] ?? null, take, requestPicture, insert, skip: next }
}
