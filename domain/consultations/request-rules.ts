export const MESSAGE_MIN = 20
export const MESSAGE_MAX = 5000
export const HEALTH_CONCERN_MAX = 1000
export const NOTES_MAX = 5000
const NOTE_EXCERPT = 100
export const EMAIL_UNVERIFIED_BADGE = 'Email not confirmed'
export const REPLY_SUBJECT = 'Re: Your consultation request'
export const NOT_ACCEPTING = 'This dietitian is not accepting requests right now.'
export const NO_SUCH_DIETITIAN = 'This dietitian does not exist.'
export const NOT_TO_ONESELF = 'You cannot send a request to yourself.'
export const CLIENT_HAS_LEFT = 'This client’s account was deleted, so nobody would read your reply.'
export const REQUEST_NOT_PENDING = 'This request has been answered or closed, so you can’t withdraw it.'
export const IDEMPOTENCY_KEY_USED = 'This Idempotency-Key belongs to another request.'
export const REQUEST_IS_CLOSED = 'This conversation is closed.'
export const NOBODY_WAITS = 'This client isn’t waiting, or the dietitian isn’t active.'
export const ONLY_WAITING = 'You can hand over a request only once, and only while the client is waiting for a reply.'
export const NOT_A_CANDIDATE = 'Choose another active dietitian with a checked qualification.'
export const NOTHING_PROPOSED = 'This proposal is no longer open, so there’s nothing to decide.'
export const PROPOSAL_CHANGED = 'Our office has now proposed a different dietitian. Please decide again.'
export const PROPOSAL_DECIDED =
  'You can’t take this back any more. The client has decided, or the request was answered or closed.'
export const CANDIDATE_HAS_LEFT = 'This dietitian is no longer available. Your request stays where it is.'
export const WAITING_FOR_RESPONSE = "Waiting for dietitian's response..."
export const MESSAGES_PAGE_SIZE = 50
/** Oldest first by default. */
export const MESSAGE_ORDERINGS = ['created_at', '-created_at'] as const
/** `waiting`: the client who has waited longest for a reply comes first; `-updated_at`: most recently changed first. */
export const REQUEST_ORDERINGS = ['-created_at', 'created_at', 'waiting', '-updated_at'] as const
/** The number of first replies needed for a meaningful median. */
export const FIRST_REPLIES_MIN = 5
/** Days without a further message after which answered requests may be closed in bulk. */
export const CLOSE_AFTER_DAYS = { most: 365, usual: 30 } as const
export const PRIVATE_NOTE_MAX = 5000
export const PRIVATE_NOTE_CHANGED = 'This note was changed elsewhere'

/** The text a reply leaves in `admin_notes`: its first 100 characters after "Replied: ". */
export function replyNote(reply: string): string {
  return `Replied: ${[...reply].slice(0, NOTE_EXCERPT).join('')}…`
}

/** Most requests that are closed at once; each tells its client. */
export const CLOSED_AT_ONCE_MAX = 200
