/** Both also match an empty text. */
const ENDS_WITH_SPACE = /(^|\s)$/
const STARTS_WITH_SPACE = /^(\s|$)/

/** Separates the text from its neighbours: by a new paragraph at the end, by a space between words. */
export function separate(before: string, text: string, after: string): string {
  const lead = ENDS_WITH_SPACE.test(before) ? '' : after.trim() === '' ? '\n\n' : ' '
  return `${lead}${text}${STARTS_WITH_SPACE.test(after) ? '' : ' '}`
}

/** Inserts a text at the cursor. The selected text stays, and the browser can undo it. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const cursor = field.selectionEnd
  const inserted = separate(field.value.slice(0, cursor), text, field.value.slice(cursor))
  field.focus()
  field.setSelectionRange(cursor, cursor)
  // Deprecated, but the only way into the browser's undo history.
  if (document.execCommand('insertText', false, inserted)) return
  field.setRangeText(inserted, cursor, cursor, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
