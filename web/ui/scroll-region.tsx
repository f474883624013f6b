import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

interface ScrollRegionProps {
  label: string
  /** Default height: `max-h-[50dvh]`. */
  className?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A scrollable, focusable region. */
export function ScrollRegion({ label, className = 'max-h-[50dvh]', ref, children }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={cx('overflow-y-auto rounded-field border border-line bg-surface p-4', className)}
    >
      {children}
    </section>
  )
}
