/** Where a signed-in browser hears what has changed for its user, as an event stream with the bearer header. */
export const NOTICES_PATH = '/api/adminpanel/notices/'

/** What a notice may be about: each is an event of this name, with the id as its data. */
export const NOTICE_SUBJECTS = ['requests'] as const

/** What may have changed; the browser then asks for it as it always does. A notice itself says nothing of anybody. */
export interface Notice {
  about: (typeof NOTICE_SUBJECTS)[number]
  id: number
}

/** A sign of life: who has not heard one for twice as long hears nothing at all. Proxies cut what is silent for longer. */
export const ALIVE = 'alive'
export const ALIVE_EVERY_MS = 20_000

/** A stream ends by itself, shorter than an access token lives: the next one is opened with who they are by then. */
export const STREAM_MS = 5 * 60_000
