import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveEvent } from '#domain/http/live-events.ts'
import { useIsVisible } from '../motion/use-is-visible.ts'

/** The long-lived connection must not compete with the page's first requests; `onGap` makes up for the delay. */
const CONNECT_AFTER_MS = 2500
/** The polling interval without a connection. */
const POLL_EVERY_MS = 30_000

interface Subscriber {
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed. */
  onGap: () => void
  /** Called at intervals while there is no connection. */
  onPoll: () => void
}

/**
 * Receives changes for the signed-in user while the page is visible: a browser opens only six connections to one host
 * under HTTP/1.1, and background tabs would occupy them all. Polls while there is no connection.
 */
export function useEvents(subscriber: Subscriber): void {
  const [isLive, setLive] = useState(false)
  const isVisible = useIsVisible()
  const onEvent = useEffectEvent(subscriber.onEvent)
  const onGap = useEffectEvent(subscriber.onGap)
  const onPoll = useEffectEvent(subscriber.onPoll)

  useEffect(() => {
    if (!isVisible) return
    let stop = () => {}
    let isWanted = true
    async function start() {
      const { subscribeToEvents } = await import('./event-source.ts')
      if (!isWanted) return
      stop = subscribeToEvents({ onEvent: (event) => onEvent(event), onGap: () => onGap(), onLive: setLive })
    }
    // If the script does not load, polling continues.
    const pause = setTimeout(() => void start().catch(() => {}), CONNECT_AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(pause)
      stop()
      setLive(false)
    }
  }, [isVisible])

  useEffect(() => {
    if (isLive || !isVisible) return
    const polling = setInterval(() => onPoll(), POLL_EVERY_MS)
    return () => clearInterval(polling)
  }, [isLive, isVisible])
}
