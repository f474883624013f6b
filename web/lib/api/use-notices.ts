import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Notice } from '#domain/http/notices.ts'

/** A connection that stays open must not compete with what the page needs first; opening it catches up. */
const AT_REST_MS = 2500
/** How often the server is asked while it cannot be heard. */
const ASK_EVERY_MS = 30_000

interface NoticeHearer {
  onNotice: (notice: Notice) => void
  /** Something may have been said that was not heard. */
  onGap: () => void
  /** Nothing is heard: it is time to ask. */
  onAsk: () => void
}

function onVisibilityChange(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => false,
  )
}

/**
 * Hears what has changed for the signed-in person while the page can be seen: a browser opens only six connections to
 * one host under HTTP/1.1, and tabs in the background would hold them all. While nothing is heard, it asks.
 */
export function useNotices(hearer: NoticeHearer): void {
  const [isLive, setLive] = useState(false)
  const isVisible = useIsVisible()
  const onNotice = useEffectEvent(hearer.onNotice)
  const onGap = useEffectEvent(hearer.onGap)
  const onAsk = useEffectEvent(hearer.onAsk)

  useEffect(() => {
    if (!isVisible) return
    let stop = () => {}
    let isWanted = true
    async function start() {
      const { listenToNotices } = await import('./notice-source.ts')
      if (!isWanted) return
      stop = listenToNotices({ onNotice: (notice) => onNotice(notice), onGap: () => onGap(), onLive: setLive })
    }
    // Should its file not come, asking has to do.
    const pause = setTimeout(() => void start().catch(() => {}), AT_REST_MS)
    return () => {
      isWanted = false
      clearTimeout(pause)
      stop()
      setLive(false)
    }
  }, [isVisible])

  useEffect(() => {
    if (isLive || !isVisible) return
    const asking = setInterval(() => onAsk(), ASK_EVERY_MS)
    return () => clearInterval(asking)
  }, [isLive, isVisible])
}
