import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

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
    <span className={cx('badge', tone !== 'neutral' && `badge-${tone}`, className)}>
      {dot ? <span aria-hidden="true" className="badge-dot" /> : null}
      {Icon ? <Icon aria-hidden="true" className="-mt-[.15em] size-[1.1em] flex-none" strokeWidth={1.75} /> : null}
      {children}
    </span>
  )
}
