import * as z from 'zod/mini'
import { GENDERS } from '../accounts/account-rules.ts'
import { guardianFields } from '../accounts/guardian.schema.ts'
import { numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/page.ts'
import { clearableParagraph, optionalParagraph, paragraph, SearchText } from '../http/text.ts'
import { ROLES } from '../roles.ts'
import { PRIORITIES } from './priority.ts'
import {
  HEALTH_CONCERN_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  MESSAGE_ORDERINGS,
  MESSAGES_PAGE_SIZE,
  NOTES_MAX,
  PRIVATE_NOTE_MAX,
  REQUEST_ORDERINGS,
} from './request-rules.ts'
import { REQUEST_STATUSES } from './status.ts'

const NO_DIETITIAN = 'Choose a dietitian'
const WRONG_DIETITIAN = 'Dietitian must be a number'

export const RequestInput = z.object({
  to_dietitian: numeric('Dietitian', z.int(NO_DIETITIAN).check(z.gte(1, NO_DIETITIAN)), NO_DIETITIAN),
  message: paragraph('Message', {
    min: MESSAGE_MIN,
    max: MESSAGE_MAX,
    required: 'Message is required',
    tooShort: `Message must be at least ${MESSAGE_MIN} characters long`,
  }),
  health_concern: optionalParagraph('Health concern', HEALTH_CONCERN_MAX),
  ...guardianFields,
})
export type RequestInput = z.infer<typeof RequestInput>

/** `admin_notes` reads as the dietitian's reply to the client and as Internal Notes in the console. */
export const ConsultationRequest = z.object({
  id: z.int(),
  to_dietitian: z.nullable(z.int()),
  dietitian_name: z.string(),
  name: z.string(),
  email: z.string(),
  /** The account that sent it has confirmed that the address is its own. */
  email_confirmed: z.boolean(),
  phone_number: z.nullable(z.string()),
  age: z.nullable(z.int()),
  gender: z.nullable(z.enum(GENDERS)),
  message: z.string(),
  health_concern: z.nullable(z.string()),
  status: z.enum(REQUEST_STATUSES),
  status_display: z.string(),
  admin_notes: z.nullable(z.string()),
  priority: z.enum(PRIORITIES),
  /** What the message and the health concern say; null in `chosen_priority` where it counts. */
  derived_priority: z.enum(PRIORITIES),
  chosen_priority: z.nullable(z.enum(PRIORITIES)),
  /** The client's tick "I am under 18". */
  is_minor: z.boolean(),
  guardian_name: z.nullable(z.string()),
  guardian_consent: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** When it was last answered or marked as replied. */
  replied_at: z.nullable(z.string()),
  /** Since when the client waits for a word of the dietitian; null while nobody waits. */
  waiting_since: z.nullable(z.string()),
  /** Messages that the caller has not read yet. */
  unread_messages: z.int(),
})
export type ConsultationRequest = z.infer<typeof ConsultationRequest>

export const RequestStats = z.object({ total: z.int(), pending: z.int(), replied: z.int(), closed: z.int() })
export type RequestStats = z.infer<typeof RequestStats>

/** `stats` only where a dietitian or admin lists. */
export const RequestPage = z.extend(pageSchema(ConsultationRequest), { stats: z.optional(RequestStats) })
export type RequestPage = z.infer<typeof RequestPage>
export const RequestAnswer = z.object({ contact_request: ConsultationRequest })

/**
 * `sent` narrows a dietitian's or admin's list to the requests they sent themselves, for `/profile`; `dietitian` the
 * office's and the sent ones to those sent to one of them; `waiting` any list to those whose client wrote last: new, or again after a reply; `unread` to
 * those with messages that the caller has not read.
 */
export const RequestQuery = z.object({
  ...pageQuery(),
  status: z.optional(oneOf(REQUEST_STATUSES)),
  search: SearchText,
  ordering: z._default(oneOf(REQUEST_ORDERINGS), '-created_at'),
  sent: z.optional(oneOf(['true'])),
  waiting: z.optional(oneOf(['true'])),
  unread: z.optional(oneOf(['true'])),
  /** The one that counts: chosen by hand, or else derived. */
  priority: z.optional(oneOf(PRIORITIES)),
  dietitian: z.optional(z.coerce.number(WRONG_DIETITIAN).check(z.int(WRONG_DIETITIAN), z.gte(1, WRONG_DIETITIAN))),
})
export type RequestQuery = z.infer<typeof RequestQuery>

const Reply = paragraph('Reply', { max: MESSAGE_MAX })
/**
 * `reply` sets the status replied by itself; without one, `status` says what is wanted. `priority` counts instead of the
 * derived one until it is null again; it may come alone.
 */
export const StatusUpdate = z
  .object({
    status: z.optional(oneOf(REQUEST_STATUSES)),
    admin_notes: optionalParagraph('Internal notes', NOTES_MAX),
    reply: z.optional(Reply),
    priority: z.optional(z.nullable(oneOf(PRIORITIES))),
  })
  .check(
    z.refine(
      ({ status, reply, priority, admin_notes }) =>
        status !== undefined || reply !== undefined || (priority !== undefined && admin_notes === undefined),
      {
        error: 'Status is required',
        path: ['status'],
      },
    ),
    z.refine((value) => value.reply === undefined || value.status === undefined || value.status === 'replied', {
      error: 'A reply sets the status to replied.',
      path: ['status'],
    }),
  )
export type StatusUpdate = z.infer<typeof StatusUpdate>

/** The dietitian's own; a blank one removes it. `updated_at` is of the version that was edited, null where none was. */
export const PrivateNoteInput = z.object({
  note: clearableParagraph('Private note', PRIVATE_NOTE_MAX),
  updated_at: z.optional(z.nullable(z.iso.datetime('Updated at must be an instant in UTC'))),
})
export type PrivateNoteInput = z.infer<typeof PrivateNoteInput>
export const PrivateNote = z.object({ note: z.string(), updated_at: z.nullable(z.string()) })
export type PrivateNote = z.infer<typeof PrivateNote>

export const MessageQuery = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  ordering: z._default(oneOf(MESSAGE_ORDERINGS), 'created_at'),
})
export type MessageQuery = z.infer<typeof MessageQuery>
export const MessageInput = z.object({
  body: paragraph('Message', { max: MESSAGE_MAX, required: 'Message is required' }),
})
export type MessageInput = z.infer<typeof MessageInput>

export const Message = z.object({
  id: z.int(),
  author: z.object({ id: z.nullable(z.int()), full_name: z.string(), role: z.enum(ROLES) }),
  body: z.string(),
  created_at: z.string(),
  read_at: z.nullable(z.string()),
})
export type Message = z.infer<typeof Message>
export const MessagePage = pageSchema(Message)
export type MessagePage = z.infer<typeof MessagePage>
