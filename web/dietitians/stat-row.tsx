import type { ReactNode } from 'react'

/** A term and its value in a card's list. */
export function StatRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
