import { useEffect, useRef, useState } from 'react'
import { PROFILE_SAVED } from '#domain/accounts/account-rules.ts'
import { Banner } from '#web/ui/banner.tsx'

const SHOWN_FOR_MS = 3000

/** Goes by itself after three seconds in which neither pointer nor focus rested on it. */
export function SavedBanner({ onDone }: { onDone: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const leftMs = useRef(SHOWN_FOR_MS)

  useEffect(() => {
    if (isHeld) return
    const since = Date.now()
    const timer = window.setTimeout(onDone, leftMs.current)
    return () => {
      window.clearTimeout(timer)
      leftMs.current = Math.max(0, leftMs.current - (Date.now() - since))
    }
  }, [isHeld, onDone])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: resting here only holds the time, nothing is operated
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner tone="success" onDismiss={onDone}>
        {PROFILE_SAVED}
      </Banner>
    </div>
  )
}
