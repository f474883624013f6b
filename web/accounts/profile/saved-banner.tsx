import { PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import { PassingBanner } from '#web/lib/passing-banner.tsx'

const SHOWN_FOR_MS = 3000

export function SavedBanner({ onDone }: { onDone: () => void }) {
  return (
    <PassingBanner duration={SHOWN_FOR_MS} onDone={onDone}>
      {PROFILE_SAVED}
    </PassingBanner>
  )
}
