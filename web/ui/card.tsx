import type { ComponentProps, ElementType, ReactNode } from 'react'
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

interface SectionCardProps extends Omit<CardProps, 'id' | 'as' | 'title'> {
  /** The heading's id. */
  id: string
  title: ReactNode
  headingClass?: string
}

/** A section that its heading names. */
export function SectionCard({ id, title, headingClass = 'text-h4', children, ...card }: SectionCardProps) {
  return (
    <Card as="section" aria-labelledby={id} {...card}>
      <h2 id={id} className={headingClass}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
