import { EventSource } from 'eventsource'
import {
  EVENT_SUBJECTS,
  EVENTS_PATH,
  HEARTBEAT,
  HEARTBEAT_MS,
  type LiveEvent,
  STREAM_MS,
} from '#domain/http/live-events.ts'
import { accessToken } from '../session/session.ts'

/** After a response that ends the stream: the server is full, or a proxy failed. */
const RETRY_MS = 30_000
const REOPEN_MS = 2000
/** A connection that the network dropped silently is closed after this. */
const HEARTBEAT_TIMEOUT_MS = 2.5 * HEARTBEAT_MS
/** The next stream opens before the server ends this one, so that no event is missed in between. */
const RENEW_MS = STREAM_MS - 30_000

interface EventSubscriber {
  onEvent(event: LiveEvent): void
  /** Reception starts now; earlier events may have been missed. */
  onGap(): void
  onLive(isLive: boolean): void
}

interface Connection {
  onOpen(): void
  onEvent(event: LiveEvent): void
  /** The connection has ended, was rejected, or has lost its heartbeat. */
  onEnd(): void
}

/** @returns closes the connection without calling `onEnd` */
function openConnection({ onOpen, onEvent, onEnd }: Connection): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const source = new EventSource(EVENTS_PATH, {
    fetch: async (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` } }),
  })
  function close() {
    clearTimeout(timeout)
    source.close()
  }
  function end() {
    close()
    onEnd()
  }
  function resetTimeout() {
    clearTimeout(timeout)
    timeout = setTimeout(end, HEARTBEAT_TIMEOUT_MS)
  }
  source.addEventListener('open', () => {
    resetTimeout()
    onOpen()
  })
  source.addEventListener('error', end)
  source.addEventListener(HEARTBEAT, resetTimeout)
  for (const about of EVENT_SUBJECTS) {
    source.addEventListener(about, ({ data }) => onEvent({ about, id: Number(data) }))
  }
  resetTimeout()
  return close
}

/**
 * Receives events with the bearer header, and reconnects.
 * @returns a function that unsubscribes
 */
export function subscribeToEvents({ onEvent, onGap, onLive }: EventSubscriber): () => void {
  let close = () => {}
  let next: ReturnType<typeof setTimeout> | undefined
  let reopenInMs = RETRY_MS

  function open(onOpen: () => void) {
    return openConnection({ onEvent, onEnd: handleLoss, onOpen })
  }
  function scheduleRenewal() {
    reopenInMs = REOPEN_MS
    next = setTimeout(renew, RENEW_MS)
  }
  function start() {
    close = open(() => {
      onLive(true)
      onGap()
      scheduleRenewal()
    })
  }
  function renew() {
    const closeOld = close
    const closeNew = open(() => {
      closeOld()
      close = closeNew
      scheduleRenewal()
    })
    close = () => {
      closeOld()
      closeNew()
    }
  }
  function handleLoss() {
    stop()
    onLive(false)
    next = setTimeout(start, reopenInMs)
    reopenInMs = RETRY_MS
  }
  function stop() {
    clearTimeout(next)
    close()
  }

  start()
  return stop
}
