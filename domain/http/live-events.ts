/** Where a signed-in browser receives what has changed for its user, as an event stream with the bearer header. */
export const EVENTS_PATH = '/api/adminpanel/notices/'

/** What an event may be about: the event's name on the stream, with the id as its data. */
export const EVENT_SUBJECTS = ['requests'] as const

/** What may have changed; the browser then loads it as usual. An event itself holds no personal data. */
export interface LiveEvent {
  about: (typeof EVENT_SUBJECTS)[number]
  id: number
}

/** A heartbeat: without one for twice as long the connection is lost. Proxies cut what is silent for longer. */
export const ALIVE = 'alive'
export const ALIVE_EVERY_MS = 20_000

/** A stream ends before an access token expires: the next one is opened with the user's current role. */
export const STREAM_MS = 5 * 60_000
