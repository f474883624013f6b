import type { Editor } from '@tiptap/core'
import { useCallback, useState } from 'react'
import { PLATE_BLOCKS_MAX, type PlateBlock, TOO_MANY_PLATES } from '#domain/blogs/plate-blocks.ts'
import { toast } from '#web/ui/toast.ts'
import { insertPlate, plateAt, replacePlate } from './plate-commands.ts'
import type { PlateRequest } from './plate-dialog.tsx'

function countPlates({ state: { doc } }: Editor): number {
  let count = 0
  doc.forEach(({ type }) => {
    if (type.name === 'plate') count += 1
  })
  return count
}

export function usePlateInsertion() {
  const [request, setRequest] = useState<PlateRequest | null>(null)

  /** @param at the plate to edit; null for a new one */
  const requestPlate = useCallback((editor: Editor, at: number | null) => {
    if (at === null && countPlates(editor) >= PLATE_BLOCKS_MAX) return void toast.error(TOO_MANY_PLATES)
    setRequest({ at, current: at === null ? null : plateAt(editor, at) })
  }, [])

  const close = useCallback(() => setRequest(null), [])

  function finish(editor: Editor, block: PlateBlock) {
    close()
    if (request?.at != null) replacePlate(editor, request.at, block)
    else insertPlate(editor, block)
  }

  return { request, requestPlate, close, finish }
}
