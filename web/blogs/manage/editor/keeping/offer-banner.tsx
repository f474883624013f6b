import { formatDateTime } from '#web/lib/format.ts'
import { RestoreDraftBanner } from '#web/lib/forms/restore-draft-banner.tsx'
import type { UnsavedWork } from './unsaved-work.ts'

interface OfferBannerProps {
  offer: UnsavedWork
  onRestore: () => void
  onDiscard: () => void
}

export function OfferBanner({ offer, onRestore, onDiscard }: OfferBannerProps) {
  const at = new Date(offer.at)
  return (
    <RestoreDraftBanner label="Unsaved work" onRestore={onRestore} onDiscard={onDiscard}>
      You have unsaved work from <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
      {offer.text.title ? <span className="wrap-anywhere block text-sm">“{offer.text.title}”</span> : null}
    </RestoreDraftBanner>
  )
}
