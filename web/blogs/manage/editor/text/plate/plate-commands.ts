import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { NodeSelection } from '@tiptap/pm/state'
import type { PlateBlock } from '#domain/blogs/plate-blocks.ts'

/** The plate at this position; null if another node is there. */
export function plateAt(editor: Editor, at: number): PlateBlock | null {
  const node = editor.state.doc.nodeAt(at)
  return node?.type.name === 'plate' ? (node.attrs as PlateBlock) : null
}

/** The position of the selected plate. */
export function selectedPlate({ state: { selection } }: Editor): number | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'plate' ? selection.from : null
}

/** Starts a change that Undo reverts on its own, even right after another one. */
const startChange = ({ state: { tr } }: Editor) => closeHistory(tr)

/** The range that a new plate replaces: an empty paragraph, or nothing after the cursor's block. */
function insertionRange({ state: { selection } }: Editor): { from: number; to: number } {
  const { $from, $to } = selection
  const isEmpty = $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0
  if (isEmpty) return { from: $from.before(1), to: $from.after(1) }
  const at = $to.depth > 0 ? $to.after(1) : selection.to
  return { from: at, to: at }
}

/** Inserts a plate and selects it. */
export function insertPlate(editor: Editor, block: PlateBlock): void {
  const range = insertionRange(editor)
  const type = editor.schema.nodes.plate
  if (!type) return
  const tr = startChange(editor)
  tr.replaceWith(range.from, range.to, type.create(block))
  tr.setSelection(NodeSelection.create(tr.doc, range.from))
  editor.view.dispatch(tr.scrollIntoView())
  editor.commands.focus(undefined, { scrollIntoView: false })
}

export function replacePlate(editor: Editor, at: number, block: PlateBlock): void {
  if (!plateAt(editor, at)) return
  const tr = startChange(editor)
  tr.setNodeMarkup(at, undefined, block)
  tr.setSelection(NodeSelection.create(tr.doc, at))
  editor.view.dispatch(tr)
  editor.commands.focus(undefined, { scrollIntoView: false })
}

export type Direction = -1 | 1

/** The block above or below; null at the ends, where the editor keeps an empty paragraph. */
function neighbourOf({ state: { doc } }: Editor, at: number, direction: Direction) {
  const index = doc.resolve(at).index(0) + direction
  const neighbour = doc.maybeChild(index)
  const isEmptyEnd = index === doc.childCount - 1 && neighbour?.isTextblock && neighbour.content.size === 0
  return isEmptyEnd ? null : neighbour
}

export const canMovePlate = (editor: Editor, at: number, direction: Direction): boolean =>
  neighbourOf(editor, at, direction) !== null

/** Exchanges a plate with the block above or below it. @returns its new position, or null at the end of the text */
export function movePlate(editor: Editor, at: number, direction: Direction): number | null {
  const { doc } = editor.state
  const tr = startChange(editor)
  const node = doc.nodeAt(at)
  const neighbour = neighbourOf(editor, at, direction)
  if (node?.type.name !== 'plate' || !neighbour) return null
  const target = at + direction * neighbour.nodeSize
  tr.delete(at, at + node.nodeSize).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target))
  editor.view.dispatch(tr.scrollIntoView())
  return target
}

export function removePlate(editor: Editor, at: number): void {
  const node = editor.state.doc.nodeAt(at)
  if (node) editor.view.dispatch(startChange(editor).delete(at, at + node.nodeSize))
  editor.commands.focus()
}
