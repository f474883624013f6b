/** The event stream that notifies a signed-in browser of changes, requested with the bearer header. */
export const EVENTS_PATH = '/api/adminpanel/events/'

/** What an event may be about: the subject is the event's name on the stream, the id its data. */
export const EVENT_SUBJECTS = ['requests', 'assessments'] as const

/** Something that may have changed; the browser then reloads it. The event itself holds no personal data. */
export interface LiveEvent {
  about: (typeof EVENT_SUBJECTS)[number]
  id: number
}

/**
 * The heartbeat event: if none arrives for twice the interval, the connection is lost. Proxies cut silent connections.
 */
export const HEARTBEAT = 'alive'
export const HEARTBEAT_MS = 20_000

/** A stream ends before an access token expires, so that the next one opens with the user's current role. */
export const STREAM_MS = 5 * 60_000
