/** Where a signed-in browser hears what has changed for its user, as an event stream with the bearer header. */
export const NOTICES_PATH = '/api/adminpanel/notices/'

/** What may have changed; the browser then asks for it as it always does. A notice itself says nothing of anybody. */
export const NOTICES = ['requests'] as const
export type Notice = (typeof NOTICES)[number]
