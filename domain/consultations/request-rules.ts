export const MESSAGE_MIN = 20
export const MESSAGE_MAX = 5000
export const HEALTH_CONCERN_MAX = 1000
export const NOTES_MAX = 5000
const NOTE_EXCERPT = 100
export const EMAIL_NOT_CONFIRMED = 'Email not confirmed'
export const REPLY_SUBJECT = 'Re: Your consultation request'
export const NOT_ACCEPTING = 'This dietitian is not accepting requests right now.'
export const NO_SUCH_DIETITIAN = 'This dietitian does not exist.'
export const NOT_TO_ONESELF = 'You cannot send a request to yourself.'
export const CLIENT_HAS_LEFT = "This client's account was deleted: nobody would read an answer."
export const REQUEST_HAS_MOVED = 'This request has been answered or closed, so it cannot be withdrawn.'
export const REQUEST_IS_CLOSED = 'This conversation is closed.'
export const WAITING_FOR_RESPONSE = "Waiting for dietitian's response..."
export const MESSAGES_PAGE_SIZE = 50
/** Oldest first unless asked otherwise. */
export const MESSAGE_ORDERINGS = ['created_at', '-created_at'] as const
/** `waiting`: whose client has waited longest for a word comes first; `-updated_at`: what moved last. */
export const REQUEST_ORDERINGS = ['-created_at', 'created_at', 'waiting', '-updated_at'] as const
/** So many first replies make a median that says something. */
export const FIRST_REPLIES_MIN = 5
export const PRIVATE_NOTE_MAX = 5000
export const PRIVATE_NOTE_CHANGED = 'This note was changed elsewhere'

/** What a reply leaves in `admin_notes`: its first 100 characters behind "Replied: ". */
export function replyNote(reply: string): string {
  return `Replied: ${[...reply].slice(0, NOTE_EXCERPT).join('')}…`
}
