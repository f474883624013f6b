import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface RestoreDraftBannerProps {
  label: string
  /** Describes the draft. */
  children: ReactNode
  onRestore: () => void
  onDiscard: () => void
}

/** Offers an unsaved draft until the user restores or discards it. */
export function RestoreDraftBanner({ label, children, onRestore, onDiscard }: RestoreDraftBannerProps) {
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
