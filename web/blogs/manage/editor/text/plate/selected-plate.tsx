import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { plateAt, selectedPlate } from './plate-commands.ts'

/** Tells screen readers what the arrow keys have selected, since the focus stays in the text. */
export function SelectedPlate({ editor }: { editor: Editor }) {
  const title = useEditorState({
    editor,
    selector: () => {
      const at = selectedPlate(editor)
      return at === null ? null : (plateAt(editor, at)?.title ?? null)
    },
  })
  return (
    <p role="status" className="sr-only">
      {title === null
        ? null
        : `Plate ${title} selected. Alt with the up and down arrow keys moves it, Delete removes it, and Tab leads to its buttons.`}
    </p>
  )
}
