import type { Editor } from '@tiptap/core'
import { useCallback, useRef, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import type { PastedPictures } from './paste/picture-files.ts'
import type { PictureRequest } from './picture-dialog.tsx'
import type { PictureAttributes } from './schema/picture-node.ts'

interface Waiting extends PictureRequest {
  /** The drop position; null for the cursor. */
  at: number | null
}

function lossOf(lost: number): string {
  return lost === 1
    ? 'One image could not be taken over. Save it as a file and add it with the Image button.'
    : `${lost} images could not be taken over. Save them as files and add them with the Image button.`
}

/** Asks for the alternative text of one picture after another. */
export function usePictureInsertion() {
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const asked = useRef(0)
  const next = useCallback(() => setWaiting(([, ...rest]) => rest), [])

  const ask = useCallback((files: (File | null)[], at: number | null = null) => {
    const requests = files.map((file) => ({ id: ++asked.current, file, at, current: null }))
    setWaiting((before) => [...before, ...requests])
  }, [])

  /** @returns whether there is nothing else to paste or to drop */
  const take = useCallback(
    ({ files, lost, isAll }: PastedPictures, at: number | null = null) => {
      if (files.length > 0) ask(files, isAll ? at : null)
      if (lost > 0) toast.error(lossOf(lost))
      return isAll
    },
    [ask],
  )

  const askFor = useCallback(
    (editor: Editor) => {
      if (!editor.isActive('picture')) return ask([null])
      const current = editor.getAttributes('picture') as PictureAttributes
      setWaiting([{ id: ++asked.current, file: null, at: null, current }])
    },
    [ask],
  )

  function insert(editor: Editor, picture: PictureAttributes) {
    const [request] = waiting
    next()
    const chain = editor.chain().focus()
    if (request?.current) chain.updateAttributes('picture', picture)
    else if (request?.at != null) chain.insertContentAt(request.at, { type: 'picture', attrs: picture })
    else chain.insertContent({ type: 'picture', attrs: picture })
    chain.run()
  }

  return { request: waiting[0] ?? null, take, askFor, insert, skip: next }
}
