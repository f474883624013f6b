import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-muted',
  primary: 'bg-primary-soft text-on-primary-soft',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
}

interface BadgeProps {
  tone?: BadgeTone
  /** Before categories and statuses, so that colour is never alone. */
  dot?: boolean
  icon?: LucideIcon | undefined
  className?: string
  children: ReactNode
}

export function Badge({ tone = 'neutral', dot = false, icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[.4em] whitespace-nowrap rounded-pill px-[.75em] pt-[.34em] pb-[.2em] font-semibold text-xs leading-[1.3] forced-colors:border',
        TONES[tone],
        className,
      )}
    >
      {dot ? (
        <span
          aria-hidden="true"
          className="-mt-[.15em] size-[.5em] rounded-full bg-current forced-colors:bg-[CanvasText]"
        />
      ) : null}
      {Icon ? <Icon aria-hidden="true" className="-mt-[.15em] size-[1.1em]" strokeWidth={1.75} /> : null}
      {children}
    </span>
  )
}
