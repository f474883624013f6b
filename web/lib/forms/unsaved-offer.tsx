import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface UnsavedOfferProps {
  label: string
  /** What is there to be restored, in a sentence. */
  children: ReactNode
  onRestore: () => void
  onDiscard: () => void
}

/** What was left unsaved, as long as nothing has been decided about it. */
export function UnsavedOffer({ label, children, onRestore, onDiscard }: UnsavedOfferProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-field border border-current/35 bg-info-soft px-4 py-3 text-info"
    >
      <p role="status" className="min-w-60 flex-1">
        {children}
      </p>
      <span className="flex gap-3">
        <Button size="small" onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" variant="outline" onClick={onDiscard} className="text-ink">
          Discard
        </Button>
      </span>
    </section>
  )
}
