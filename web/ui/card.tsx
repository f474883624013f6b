import type { ComponentProps, ElementType } from 'react'
import { cx } from './cx.ts'

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType
  /** For the key panel of a screen. */
  raised?: boolean
  /** Without padding. */
  flush?: boolean
}

export function Card({ as: Tag = 'div', raised = false, flush = false, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        'rounded-card border border-line bg-surface',
        raised ? 'shadow-float' : 'shadow-card',
        !flush && 'p-5 md:p-6',
        className,
      )}
    />
  )
}
