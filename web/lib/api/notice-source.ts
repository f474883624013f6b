import { EventSource } from 'eventsource'
import { NOTICES, NOTICES_PATH, type Notice } from '#domain/http/notices.ts'
import { accessToken } from '../session/session.ts'

/** After an answer that ends the trying: full, or a proxy's error. */
const TRY_AGAIN_MS = 30_000

export interface NoticeHandlers {
  onNotice(about: Notice): void
  onLive(isLive: boolean): void
}

/**
 * Listens to what the server says has changed, with the bearer header and for as long as it is wanted. A connection that
 * opens counts as news: what was said before was not heard.
 * @returns how to stop
 */
export function listenToNotices({ onNotice, onLive }: NoticeHandlers): () => void {
  let source: EventSource
  let pause: ReturnType<typeof setTimeout> | undefined

  function open(): void {
    source = new EventSource(NOTICES_PATH, {
      fetch: async (url, init) =>
        fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` } }),
    })
    source.addEventListener('open', () => {
      onLive(true)
      for (const about of NOTICES) onNotice(about)
    })
    source.addEventListener('error', () => {
      onLive(false)
      if (source.readyState === source.CLOSED) pause = setTimeout(open, TRY_AGAIN_MS)
    })
    for (const about of NOTICES) source.addEventListener(about, () => onNotice(about))
  }

  open()
  return () => {
    clearTimeout(pause)
    source.close()
  }
}
