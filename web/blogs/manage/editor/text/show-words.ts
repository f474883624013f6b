import { toast } from '#web/ui/toast.ts'
import { findWords } from './find-words.ts'

const FIELDS = ['title', 'summary']
/** Frames that a dialog and a save that was called off may take to give the screen back. */
const PATIENCE = 30

function showInField(words: string): boolean {
  for (const id of FIELDS) {
    const field = document.getElementById(id)
    const at = field instanceof HTMLTextAreaElement ? field.value.indexOf(words) : -1
    if (!(field instanceof HTMLTextAreaElement) || at < 0) continue
    field.focus()
    field.setSelectionRange(at, at + words.length)
    return true
  }
  return false
}

function showInText(words: string): boolean {
  const text = document.getElementById('content')
  const range = text && findWords(text, words)
  if (!range) return false
  text.focus({ preventScroll: true })
  // The editor takes over what is selected in it.
  document
    .getSelection()
    ?.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset)
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  return true
}

/** Selects words of the article where they stand, and brings them into view. */
export function showWords(words: string, patience = PATIENCE) {
  const isHeld = document.querySelector('dialog:modal') || document.getElementById('content')?.closest('[inert]')
  if (isHeld && patience > 0) return void requestAnimationFrame(() => showWords(words, patience - 1))
  if (!showInField(words) && !showInText(words)) toast.error('These words no longer stand in the article.')
}
