import { PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import { TransientBanner } from '#web/lib/transient-banner.tsx'

const SHOWN_FOR_MS = 3000

export function SavedBanner({ onDone }: { onDone: () => void }) {
  return (
    <TransientBanner duration={SHOWN_FOR_MS} onDone={onDone}>
      {PROFILE_SAVED}
    </TransientBanner>
  )
}
