import { useEffect, useEffectEvent, useState } from 'react'
import type { Notice } from '#domain/http/notices.ts'

/** A connection that stays open must not compete with what the page needs first; opening it catches up. */
const AT_REST_MS = 2500

/**
 * Hears what has changed for the signed-in person.
 * @returns whether the server is being heard; while it is not, asking from time to time has to do
 */
export function useNotices(hear: (about: Notice) => void): boolean {
  const [isLive, setLive] = useState(false)
  const onNotice = useEffectEvent(hear)
  useEffect(() => {
    let stop = () => {}
    let isWanted = true
    async function start() {
      const { listenToNotices } = await import('./notice-source.ts')
      if (isWanted) stop = listenToNotices({ onNotice: (about) => onNotice(about), onLive: setLive })
    }
    // Should its file not come, asking has to do.
    const pause = setTimeout(() => void start().catch(() => {}), AT_REST_MS)
    return () => {
      isWanted = false
      clearTimeout(pause)
      stop()
    }
  }, [])
  return isLive
}
