import { useEffect, useEffectEvent, useState } from 'react'
import type { Notice } from '#domain/http/notices.ts'

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
    import('./notice-source.ts')
      .then(({ listenToNotices }) => {
        if (isWanted) stop = listenToNotices({ onNotice: (about) => onNotice(about), onLive: setLive })
      })
      // Its file did not come; asking has to do.
      .catch(() => {})
    return () => {
      isWanted = false
      stop()
    }
  }, [])
  return isLive
}
