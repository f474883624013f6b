import type { ReactNode } from 'react'

interface EmptyStateProps {
  art: string
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Heading level. */
  level?: 2 | 3
  children?: ReactNode
}

export function EmptyState({ art, title, text, action, level = 2, children }: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
      <img src={art} alt="" width={230} height={153} className="h-auto w-57.5" />
      <Title className="text-h3">{title}</Title>
      {text ? <p className="max-w-96 text-ink-muted">{text}</p> : null}
      {children}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
