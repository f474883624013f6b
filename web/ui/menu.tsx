import { type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'

interface MenuProps {
  /** Names the button where its content does not. */
  label?: string
  trigger: ReactNode
  triggerClassName?: string
  className?: string
  children: ReactNode
}

/**
 * A panel below its button, on the browser's popover: light dismiss and Escape are the browser's, focus returns to the
 * button. It holds links and buttons in their natural tab order.
 */
export function Menu({ label, trigger, triggerClassName, className, children }: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const element = panel.current
    const handleToggle = (event: Event) => {
      button.current?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'))
    }
    element?.addEventListener('toggle', handleToggle)
    return () => element?.removeEventListener('toggle', handleToggle)
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        aria-expanded="false"
        aria-haspopup="true"
        style={{ anchorName: `--${id.replace(/\W/g, '')}` }}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link closes the panel, by key as by pointer */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) panel.current?.hidePopover()
        }}
        style={{ positionAnchor: `--${id.replace(/\W/g, '')}` }}
        className={cx(
          'inset-auto top-[calc(anchor(bottom)+.5rem)] right-[anchor(right)] m-0 w-72 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised p-2 text-ink shadow-modal',
          className,
        )}
      >
        {children}
      </div>
    </>
  )
}
