import { EventSource } from 'eventsource'
import { ALIVE, ALIVE_EVERY_MS, NOTICE_SUBJECTS, NOTICES_PATH, type Notice, STREAM_MS } from '#domain/http/notices.ts'
import { accessToken } from '../session/session.ts'

/** After an answer that ends the trying: full, or a proxy's error. */
const TRY_AGAIN_MS = 30_000
const REOPEN_MS = 2000
/** A connection that the network dropped in silence is missed after this. */
const SILENCE_MS = 2.5 * ALIVE_EVERY_MS
/** The next stream is open before the server ends this one, so that nothing is missed between them. */
const RENEW_MS = STREAM_MS - 30_000

export interface NoticeHandlers {
  onNotice(notice: Notice): void
  /** From now on everything is heard; what was said before was not. */
  onGap(): void
  onLive(isLive: boolean): void
}

interface Line {
  onOpen(): void
  onNotice(notice: Notice): void
  /** It has ended, was refused, or has gone silent. */
  onEnd(): void
}

/** @returns how to close it; then it says nothing more */
function openLine({ onOpen, onNotice, onEnd }: Line): () => void {
  let silence: ReturnType<typeof setTimeout> | undefined
  const source = new EventSource(NOTICES_PATH, {
    fetch: async (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` } }),
  })
  function close() {
    clearTimeout(silence)
    source.close()
  }
  function end() {
    close()
    onEnd()
  }
  function hear() {
    clearTimeout(silence)
    silence = setTimeout(end, SILENCE_MS)
  }
  source.addEventListener('open', () => {
    hear()
    onOpen()
  })
  source.addEventListener('error', end)
  source.addEventListener(ALIVE, hear)
  for (const about of NOTICE_SUBJECTS) {
    source.addEventListener(about, ({ data }) => onNotice({ about, id: Number(data) }))
  }
  hear()
  return close
}

/**
 * Listens to what the server says has changed, with the bearer header and for as long as it is wanted.
 * @returns how to stop
 */
export function listenToNotices({ onNotice, onGap, onLive }: NoticeHandlers): () => void {
  let close = () => {}
  let next: ReturnType<typeof setTimeout> | undefined
  let reopenIn = TRY_AGAIN_MS

  function open(onOpen: () => void) {
    return openLine({ onNotice, onEnd: lose, onOpen })
  }
  function renewLater() {
    reopenIn = REOPEN_MS
    next = setTimeout(renew, RENEW_MS)
  }
  function start() {
    close = open(() => {
      onLive(true)
      onGap()
      renewLater()
    })
  }
  function renew() {
    const closeOld = close
    const closeNew = open(() => {
      closeOld()
      close = closeNew
      renewLater()
    })
    close = () => {
      closeOld()
      closeNew()
    }
  }
  function lose() {
    stop()
    onLive(false)
    next = setTimeout(start, reopenIn)
    reopenIn = TRY_AGAIN_MS
  }
  function stop() {
    clearTimeout(next)
    close()
  }

  start()
  return stop
}
