import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { LiveEvent } from '#domain/http/live-events.ts'

/** A connection that stays open must not compete with what the page needs first; opening it catches up. */
const CONNECT_AFTER_MS = 2500
/** While there is no connection. */
const POLL_EVERY_MS = 30_000

interface Subscriber {
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed. */
  onGap: () => void
  /** There is no connection: it is time to poll. */
  onPoll: () => void
}

function onVisibilityChange(callback: () => void) {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}

function useIsVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => false,
  )
}

/**
 * Receives what has changed for the signed-in user while the page is visible: a browser opens only six connections to one
 * host under HTTP/1.1, and tabs in the background would hold them all. Polls while there is no connection.
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
    // Where its file does not load, polling goes on.
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
