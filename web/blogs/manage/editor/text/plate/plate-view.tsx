import type { Editor } from '@tiptap/core'
import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer, useEditorState } from '@tiptap/react'
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import type { PlateBlock } from '#domain/blogs/plate-blocks.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { servingText } from '#domain/foods/serving-text.ts'
import { formatScore } from '#web/lib/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Plate } from '../schema/plate-node.ts'
import { canMovePlate, type Direction, movePlate, plateAt, removePlate, selectedPlate } from './plate-commands.ts'
import { usePlateScore } from './plate-score.tsx'

/** Opens the dialog for the plate at a position; given to the cards within the text. */
export const PlateEditing = createContext<(at: number) => void>(() => {})

function describe(title: string, score: MealScoreResponse | undefined): string {
  return score ? `Plate: ${title}, scores ${formatScore(score.overall)} out of 10` : `Plate: ${title}`
}

/** The card that shows a plate in the editor. */
function PlateCard({ node, editor, getPos }: ReactNodeViewProps) {
  const block = node.attrs as PlateBlock
  const { title } = block
  const { data: score, error } = usePlateScore(block.plate)
  const edit = use(PlateEditing)
  const at = () => getPos() ?? 0
  const canMove = useEditorState({
    editor,
    selector: () => ({ up: canMovePlate(editor, at(), -1), down: canMovePlate(editor, at(), 1) }),
  })

  function handleMove(direction: Direction) {
    const target = movePlate(editor, at(), direction)
    if (target === null) return
    // The card is rendered again at its new position, without the focus.
    requestAnimationFrame(() => {
      const card = editor.view.nodeDOM(target)
      if (card instanceof HTMLElement) card.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus()
    })
  }

  const moveProps = (direction: Direction, can: boolean) => ({
    'data-move': direction,
    'aria-disabled': can ? undefined : true,
    onClick: () => handleMove(direction),
    className: 'aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle',
  })

  return (
    <NodeViewWrapper
      role="group"
      aria-label={describe(title, score)}
      className="plate-in-text rounded-card border border-line bg-surface px-4 py-3 font-sans text-base leading-normal"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere min-w-40 flex-1 pt-2 font-semibold" data-drag-handle="">
          {title}
        </p>
        <div className="-mr-2 flex">
          <IconButton label={`Edit ${title}`} icon={Pencil} onClick={() => edit(at())} />
          <IconButton label={`Move ${title} up`} icon={ChevronUp} {...moveProps(-1, canMove.up)} />
          <IconButton label={`Move ${title} down`} icon={ChevronDown} {...moveProps(1, canMove.down)} />
          <IconButton label={`Remove ${title}`} icon={Trash2} onClick={() => removePlate(editor, at())} />
        </div>
      </div>
      {score ? <Facts score={score} /> : null}
      {error ? (
        <p className="text-ink-muted text-sm">
          We couldn’t score this plate: {error.message} Readers see its title and link.
        </p>
      ) : null}
    </NodeViewWrapper>
  )
}

function Facts({ score }: { score: MealScoreResponse }) {
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      <b className="font-semibold text-ink">{formatScore(score.overall)} out of 10</b>
      {score.items.map((item) => ` · ${servingText(item)}`)}
    </p>
  )
}

/** The plate node with its card and keyboard shortcuts, which the comparison and the preview do not need. */
export const EditablePlate = Plate.extend({
  addNodeView: () => ReactNodeViewRenderer(PlateCard),
  addKeyboardShortcuts() {
    const move = (direction: Direction) => () => {
      const at = selectedPlate(this.editor)
      return at !== null && movePlate(this.editor, at, direction) !== null
    }
    return { 'Alt-ArrowUp': move(-1), 'Alt-ArrowDown': move(1) }
  },
})

/** Announces the plate that the arrow keys have selected, since the focus stays in the text. */
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
