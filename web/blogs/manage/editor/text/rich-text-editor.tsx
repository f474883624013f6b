import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import './editor.css'
import { LinkDialog } from './link-dialog.tsx'
import { cleanPaste, cleanText } from './paste/clean-paste.ts'
import { PastedStyles } from './paste/pasted-styles.ts'
import { findPictures } from './paste/picture-files.ts'
import { PictureDialog, usePictureInsertion } from './picture-dialog.tsx'
import { selectedPlate } from './plate/plate-commands.ts'
import { PlateDialog, usePlateInsertion } from './plate/plate-dialog.tsx'
import { EditablePlate, PlateEditing, SelectedPlate } from './plate/plate-view.tsx'
import { EXTENSIONS, editorHtml, toEditorHtml } from './schema/article-html.ts'
import { Toolbar } from './toolbar.tsx'

/** Adds the plates' cards and the reading of pasted styles, which stored articles do not have. */
const EDITOR_EXTENSIONS = [...EXTENSIONS.filter(({ name }) => name !== EditablePlate.name), EditablePlate, PastedStyles]

interface RichTextEditorProps {
  id: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  /** The initial text, and the new text whenever `revision` rises. */
  html: string
  revision: number
  onChange: (html: string) => void
  /** The initial text as the editor writes it. */
  onReady: (html: string) => void
  toolbarEnd: ReactNode
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, labelId, describedBy, isInvalid, html, revision, onChange, onReady } = props
  const [isLinkOpen, setLinkOpen] = useState(false)
  const pictures = usePictureInsertion()
  const { insertFiles, requestPicture } = pictures
  const plates = usePlateInsertion()
  const { requestPlate } = plates
  const openLink = useCallback(() => setLinkOpen(true), [])
  const shownRevision = useRef(revision)

  const editor = useEditor({
    extensions: EDITOR_EXTENSIONS,
    injectCSS: false,
    content: toEditorHtml(html),
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => onReady(editorHtml(created)),
    onUpdate: ({ editor: changed }) => onChange(editorHtml(changed)),
    editorProps: {
      attributes: {
        id,
        class: 'prose rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-invalid': String(isInvalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false
        event.preventDefault()
        openLink()
        return true
      },
      transformPastedText: cleanText,
      handlePaste: (_view, event) => insertFiles(findPictures(event.clipboardData)),
      handleDrop: (view, event) => {
        const dropped = findPictures(event.dataTransfer)
        if (dropped.isAll) event.preventDefault()
        return insertFiles(dropped, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null)
      },
    },
  })

  useEffect(() => {
    if (shownRevision.current === revision) return
    shownRevision.current = revision
    editor.commands.setContent(toEditorHtml(html), { emitUpdate: true })
  }, [editor, revision, html])

  const openPicture = useCallback(() => requestPicture(editor), [requestPicture, editor])

  const openPlate = useCallback(() => requestPlate(editor, selectedPlate(editor)), [requestPlate, editor])
  const editPlate = useCallback((at: number) => requestPlate(editor, at), [requestPlate, editor])

  return (
    <>
      <Toolbar
        editor={editor}
        textId={id}
        openLink={openLink}
        openPicture={openPicture}
        openPlate={openPlate}
        end={props.toolbarEnd}
      />
      <PlateEditing value={editPlate}>
        {/* Reserves the height until the editor has rendered. */}
        <EditorContent editor={editor} className="min-h-108" />
      </PlateEditing>
      <SelectedPlate editor={editor} />
      <PlateDialog request={plates.request} onClose={plates.close} onDone={(block) => plates.finish(editor, block)} />
      <LinkDialog editor={editor} isOpen={isLinkOpen} onClose={() => setLinkOpen(false)} />
      <PictureDialog
        request={pictures.request}
        onClose={pictures.skip}
        onDone={(picture) => pictures.insert(editor, picture)}
      />
    </>
  )
}
