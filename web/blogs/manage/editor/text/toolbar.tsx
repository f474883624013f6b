import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
  Utensils,
} from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Tooltip } from '#web/ui/tooltip.tsx'

interface ToolbarProps extends ToolbarDialogs {
  editor: Editor
  textId: string
  /** Beside the toolbar, outside its arrow-key navigation. */
  end: ReactNode
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** One stop for the Tab key; the arrow keys move within it. */
export function Toolbar({ editor, textId, openLink, openPicture, openPlate, end }: ToolbarProps) {
  const groups = useMemo(() => toolbarGroups({ openLink, openPicture, openPlate }), [openLink, openPicture, openPlate])
  const actions = groups.flat()
  const bar = useVisibleTop()
  const [tabStop, setTabStop] = useState(0)
  const states = useEditorState({
    editor,
    selector: () => actions.map(({ isOn, can }) => ({ isOn: isOn?.(editor), can: can?.(editor) ?? true })),
  })

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = STEPS[event.key]?.(tabStop, actions.length)
    if (next === undefined) return
    event.preventDefault()
    setTabStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      className="sticky top-0 z-1 flex flex-wrap items-center justify-between gap-x-2.5 rounded-t-[calc(var(--radius-card)-1.5px)] border-line border-b-[1.5px] bg-surface px-2.5 max-sm:gap-x-1 max-sm:px-1.5 [@media(max-height:30rem)]:flex-nowrap [@media(max-height:30rem)]:overflow-x-auto"
    >
      <div
        role="toolbar"
        aria-label="Text formatting"
        aria-controls={textId}
        onKeyDown={handleKeyDown}
        className="flex flex-wrap items-center gap-x-1.5 gap-y-1 py-1.5 max-sm:gap-x-1 [@media(max-height:30rem)]:flex-nowrap"
      >
        {groups.map((group) => (
          <span
            key={group[0]?.name}
            className="flex gap-0.5 not-last:border-line sm:not-last:border-r sm:not-last:pr-1.5"
          >
            {group.map((action) => {
              const at = actions.indexOf(action)
              return (
                <ToolbarButton
                  key={action.name}
                  action={action}
                  isOn={states[at]?.isOn}
                  can={states[at]?.can ?? true}
                  isTabStop={at === tabStop}
                  onFocus={() => setTabStop(at)}
                  onPress={() => action.run(editor)}
                />
              )
            })}
          </span>
        ))}
      </div>
      <div className="toolbar-end ml-auto flex flex-none gap-1.5 pt-0.5 pb-1.5 sm:py-1.5">{end}</div>
    </div>
  )
}

interface ToolbarButtonProps {
  action: ToolbarAction
  isOn: boolean | undefined
  can: boolean
  isTabStop: boolean
  onFocus: () => void
  onPress: () => void
}

function ToolbarButton({ action, isOn, can, isTabStop, onFocus, onPress }: ToolbarButtonProps) {
  const { name, icon: Icon, shortcut } = action
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={can ? undefined : true}
      aria-keyshortcuts={shortcut}
      tabIndex={isTabStop ? 0 : -1}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => can && onPress()}
      className="relative inline-grid size-10 flex-none place-items-center rounded-sm transition-colors duration-(--dur-1) before:absolute before:-inset-y-0.5 before:inset-x-0 hover:bg-primary-soft hover:text-on-primary-soft aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-subtle aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft aria-pressed:shadow-[inset_0_0_0_1.5px_var(--primary)] forced-colors:aria-pressed:border-4"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <Tooltip>{shortcut ? `${name} (${shortcut.replace('Control', 'Ctrl')})` : name}</Tooltip>
    </button>
  )
}

/** Follows the visible part of the page, which a phone's keyboard scrolls under the sticky toolbar. */
function useVisibleTop(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const view = window.visualViewport
    const listeners = new AbortController()
    function move() {
      if (view && element.current) element.current.style.top = `${Math.max(0, view.offsetTop)}px`
    }
    for (const name of ['scroll', 'resize']) view?.addEventListener(name, move, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])

  return element
}

interface ToolbarAction {
  name: string
  icon: LucideIcon
  /** For aria-keyshortcuts. */
  shortcut?: string
  /** Only toggles have it. */
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

interface ToolbarDialogs {
  openLink: () => void
  openPicture: () => void
  openPlate: () => void
}

/** A button that is pressed while the cursor is in text of this kind. */
const toggle = (
  name: string,
  icon: LucideIcon,
  shortcut: string,
  kind: string,
  change: (chain: ChainedCommands) => ChainedCommands,
): ToolbarAction => ({
  name,
  icon,
  shortcut,
  isOn: (editor) => editor.isActive(kind),
  run: (editor) => change(editor.chain().focus()).run(),
})

const MARKS = [
  toggle('Bold', Bold, 'Control+B', 'bold', (chain) => chain.toggleBold()),
  toggle('Italic', Italic, 'Control+I', 'italic', (chain) => chain.toggleItalic()),
]

const heading = (level: 2 | 3, icon: LucideIcon): ToolbarAction => ({
  ...toggle(`Heading ${level}`, icon, `Control+Alt+${level}`, 'heading', (chain) => chain.toggleHeading({ level })),
  isOn: (editor) => editor.isActive('heading', { level }),
})

const BLOCKS = [
  toggle('Bullet list', List, 'Control+Shift+8', 'bulletList', (chain) => chain.toggleBulletList()),
  toggle('Numbered list', ListOrdered, 'Control+Shift+7', 'orderedList', (chain) => chain.toggleOrderedList()),
  toggle('Quote', Quote, 'Control+Shift+B', 'blockquote', (chain) => chain.toggleBlockquote()),
]

const historyStep = (name: string, icon: LucideIcon, shortcut: string, command: 'undo' | 'redo'): ToolbarAction => ({
  name,
  icon,
  shortcut,
  can: (editor) => editor.can()[command](),
  run: (editor) => editor.chain().focus()[command]().run(),
})

const HISTORY = [historyStep('Undo', Undo2, 'Control+Z', 'undo'), historyStep('Redo', Redo2, 'Control+Shift+Z', 'redo')]

function toolbarGroups({ openLink, openPicture, openPlate }: ToolbarDialogs): ToolbarAction[][] {
  const insertions: ToolbarAction[] = [
    { name: 'Link', icon: Link, shortcut: 'Control+K', isOn: (editor) => editor.isActive('link'), run: openLink },
    { name: 'Image', icon: ImagePlus, isOn: (editor) => editor.isActive('picture'), run: openPicture },
    { name: 'Plate or dish', icon: Utensils, isOn: (editor) => editor.isActive('plate'), run: openPlate },
  ]
  return [MARKS, [heading(2, Heading2), heading(3, Heading3)], BLOCKS, insertions, HISTORY]
}
