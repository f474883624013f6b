import { formatDateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import type { UnsavedWork } from './unsaved-work.ts'

interface OfferBannerProps {
  offer: UnsavedWork
  onRestore: () => void
  onDiscard: () => void
}

/** What was left unsaved, as long as nothing has been decided about it. */
export function OfferBanner({ offer, onRestore, onDiscard }: OfferBannerProps) {
  return (
    <section
      aria-label="Unsaved work"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-field border border-current/35 bg-info-soft px-4 py-3 text-info"
    >
      <p role="status" className="min-w-60 flex-1">
        You have unsaved work from{' '}
        <time dateTime={new Date(offer.at).toISOString()}>{formatDateTime(new Date(offer.at))}</time>
        {offer.text.title ? <span className="wrap-anywhere block text-sm">“{offer.text.title}”</span> : null}
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
