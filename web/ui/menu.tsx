import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { isStep, stepFocus } from './arrow-steps.ts'
import { cx } from './cx.ts'

interface MenuProps {
  /** Names a button without text. */
  label?: string
  trigger: ReactNode
  triggerClassName?: string
  className?: string
  children: ReactNode
}

const PANEL = cx(
  'inset-auto m-0 my-2 max-h-[70dvh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-raised p-2 text-ink shadow-modal',
  // The margin keeps a wide menu away from the other edge of a phone.
  'ml-3 [position-area:block-end_span-inline-start]',
  '[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]',
  'transition-[opacity,translate] duration-(--dur-2) ease-out starting:open:-translate-y-2 starting:open:opacity-0',
)

const ENTRIES = 'a[href], button:not([disabled])'

/**
 * A native popover: the browser handles light dismiss, Escape and focus. Items are in tab order and reachable by arrow
 * keys.
 */
export function Menu({ label, trigger, triggerClassName, className, children }: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const anchor = `--${id.replace(/\W/g, '')}`

  function handleKeyDown(event: KeyboardEvent) {
    const isField = event.target instanceof Element && event.target.matches('input, textarea, select')
    if (isField || !isStep(event.key)) return
    const entries = [...(panel.current?.querySelectorAll(ENTRIES) ?? [])]
    if (entries.length === 0) return
    event.preventDefault()
    panel.current?.showPopover()
    stepFocus(event.key, entries)
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded={isOpen}
        style={{ anchorName: anchor }}
        onKeyDown={(event) => (event.key === 'ArrowDown' || isOpen ? handleKeyDown(event) : undefined)}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks belong to the entries; it only listens */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={handleKeyDown}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) panel.current?.hidePopover()
        }}
        style={{ positionAnchor: anchor }}
        className={cx(PANEL, className)}
      >
        {children}
      </div>
    </>
  )
}
