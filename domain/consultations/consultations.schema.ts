import * as z from 'zod/mini'
import { GENDERS } from '../accounts/account-rules.ts'
import { age } from '../accounts/accounts.schema.ts'
import { guardianFields } from '../accounts/guardian.schema.ts'
import { idOf, numeric } from '../http/numeric.ts'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { clearableParagraph, optionalParagraph, paragraph, SearchText } from '../http/text.ts'
import { ROLES } from '../roles.ts'
import { ATTACHMENTS_FIELD, ATTACHMENTS_NEED_REPLY } from './attachment-rules.ts'
import { Attachment, AttachmentIds } from './attachments.schema.ts'
import { HANDOVER_OUTCOMES } from './handovers.ts'
import { PRIORITIES } from './priority.ts'
import { PERSON_AGE_REQUIRED, PERSON_GENDER_REQUIRED, RELATION_REQUIRED, RELATIONS } from './relation.ts'
import {
  CLOSE_AFTER_DAYS,
  HEALTH_CONCERN_MAX,
  MESSAGE_MAX,
  MESSAGE_MIN,
  MESSAGE_ORDERINGS,
  MESSAGES_PAGE_SIZE,
  NOT_A_CANDIDATE,
  NOTES_MAX,
  PRIVATE_NOTE_MAX,
  REQUEST_ORDERINGS,
} from './request-rules.ts'
import { REQUEST_STATUSES } from './status.ts'

const NO_DIETITIAN = 'Choose a dietitian'
const WRONG_DAYS = `Days must be a whole number from 1 to ${CLOSE_AFTER_DAYS.most}`
const DAYS = [z.int(WRONG_DAYS), z.gte(1, WRONG_DAYS), z.lte(CLOSE_AFTER_DAYS.most, WRONG_DAYS)] as const

/** With a `relation` the request is for someone else, whose age and gender count in place of the sender's profile. */
export const RequestInput = z
  .object({
    to_dietitian: numeric('Dietitian', z.int(NO_DIETITIAN).check(z.gte(1, NO_DIETITIAN)), NO_DIETITIAN),
    message: paragraph('Message', {
      min: MESSAGE_MIN,
      max: MESSAGE_MAX,
      required: 'Message is required',
      tooShort: `Message must be at least ${MESSAGE_MIN} characters long`,
    }),
    health_concern: optionalParagraph('Health concern', HEALTH_CONCERN_MAX),
    relation: z.optional(z.enum(RELATIONS, RELATION_REQUIRED)),
    person_age: z.optional(age(PERSON_AGE_REQUIRED)),
    person_gender: z.optional(z.enum(GENDERS, PERSON_GENDER_REQUIRED)),
    ...guardianFields,
    attachment_ids: AttachmentIds,
  })
  .check(
    z.refine(({ relation, person_age }) => relation === undefined || person_age !== undefined, {
      error: PERSON_AGE_REQUIRED,
      path: ['person_age'],
    }),
    z.refine(({ relation, person_gender }) => relation === undefined || person_gender !== undefined, {
      error: PERSON_GENDER_REQUIRED,
      path: ['person_gender'],
    }),
  )
export type RequestInput = z.infer<typeof RequestInput>

/** `admin_notes` reads as the dietitian's reply to the client and as Internal Notes in the console. */
export const ConsultationRequest = z.object({
  id: z.int(),
  to_dietitian: z.nullable(z.int()),
  dietitian_name: z.string(),
  name: z.string(),
  email: z.string(),
  /** True if the owner of the sending account has confirmed its address. */
  email_verified: z.boolean(),
  phone_number: z.nullable(z.string()),
  /** The relation to the sender of the person the request is for; age and gender are then that person's. */
  relation: z.nullable(z.enum(RELATIONS)),
  age: z.nullable(z.int()),
  gender: z.nullable(z.enum(GENDERS)),
  message: z.string(),
  health_concern: z.nullable(z.string()),
  status: z.enum(REQUEST_STATUSES),
  status_display: z.string(),
  admin_notes: z.nullable(z.string()),
  priority: z.enum(PRIORITIES),
  /** The priority derived from the message and the health concern; it applies while `chosen_priority` is null. */
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
  /** When the client's wait for the dietitian's reply began; null if nobody is waiting. */
  waiting_since: z.nullable(z.string()),
  /** When an admin last reminded the dietitian of it; only shown to admins. */
  reminded_at: z.nullable(z.string()),
  /**
   * Another dietitian an admin proposes: the client sees the proposal until the decision, an admin the last one with its
   * outcome, which is null while the client has not decided.
   */
  handover: z.nullable(
    z.object({
      to: z.int(),
      name: z.string(),
      proposed_at: z.string(),
      outcome: z.nullable(z.enum(HANDOVER_OUTCOMES)),
      /** When the outcome came; null if the dietitian left with the proposal open. */
      ended_at: z.nullable(z.string()),
    }),
  ),
  /** True if an admin may propose another dietitian. */
  may_hand_over: z.boolean(),
  /** Files the client sent with the request. */
  attachments: z.array(Attachment),
  /** Messages that the caller has not read yet. */
  unread_messages: z.int(),
})
export type ConsultationRequest = z.infer<typeof ConsultationRequest>

export const HandoverInput = z.object({
  to: numeric('Dietitian', z.int(NOT_A_CANDIDATE).check(z.gte(1, NOT_A_CANDIDATE)), NOT_A_CANDIDATE),
})

/** `to` is the dietitian that the client decides about, because an admin may propose another one meanwhile. */
export const HandoverAnswer = z.extend(HandoverInput, { agrees: z.boolean('Agrees must be true or false') })
export type HandoverAnswer = z.infer<typeof HandoverAnswer>

/** All that a dietitian still sees of a request that went to another one. */
export const HandedOver = z.object({ id: z.int(), name: z.string(), handed_over_at: z.string() })
export type HandedOver = z.infer<typeof HandedOver>

export const RequestStats = z.object({ total: z.int(), pending: z.int(), replied: z.int(), closed: z.int() })
export type RequestStats = z.infer<typeof RequestStats>

/** `stats` is only set when a dietitian or an admin lists. */
export const RequestPage = z.extend(pageSchema(ConsultationRequest), { stats: z.optional(RequestStats) })
export type RequestPage = z.infer<typeof RequestPage>
export const RequestResponse = z.object({ contact_request: ConsultationRequest })

/**
 * `sent` narrows a dietitian's or admin's list to the requests they sent themselves, for `/profile`. `dietitian`
 * narrows the admin's list and the sent one to the requests to that dietitian. `waiting` narrows any list to the
 * requests whose client wrote last, new or again after a reply; `unread` to those with messages that the caller has
 * not read.
 */
export const RequestQuery = z.object({
  ...pageQuery(),
  status: z.optional(oneOf(REQUEST_STATUSES)),
  search: SearchText,
  ordering: z._default(oneOf(REQUEST_ORDERINGS), '-created_at'),
  sent: z.optional(oneOf(['true'])),
  waiting: z.optional(oneOf(['true'])),
  unread: z.optional(oneOf(['true'])),
  /** The effective priority: the chosen one, or else the derived one. */
  priority: z.optional(oneOf(PRIORITIES)),
  dietitian: z.optional(idOf('Dietitian')),
  /** The other requests of the client who sent this one. */
  same_client_as: z.optional(idOf('Request')),
  /** Answered at least this many days ago, with no message from the client since. */
  answered_days: z.optional(z.coerce.number(WRONG_DAYS).check(...DAYS)),
})
export type RequestQuery = z.infer<typeof RequestQuery>

export const CloseAnswered = z.object({
  answered_days: numeric('Days', z.number(WRONG_DAYS).check(...DAYS), WRONG_DAYS),
})

const Reply = paragraph('Reply', { max: MESSAGE_MAX })
/**
 * `reply` always sets the status to replied; without a reply, `status` is the new status. `priority` overrides the
 * derived one until it is set back to null, and may be sent alone.
 */
export const StatusUpdate = z
  .object({
    status: z.optional(oneOf(REQUEST_STATUSES)),
    admin_notes: optionalParagraph('Internal notes', NOTES_MAX),
    reply: z.optional(Reply),
    priority: z.optional(z.nullable(oneOf(PRIORITIES))),
    attachment_ids: AttachmentIds,
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
    z.refine(({ reply, attachment_ids }) => reply !== undefined || !attachment_ids?.length, {
      error: ATTACHMENTS_NEED_REPLY,
      path: [ATTACHMENTS_FIELD],
    }),
  )
export type StatusUpdate = z.infer<typeof StatusUpdate>

/**
 * The dietitian's own note; a blank one deletes it. `updated_at` is that of the edited version, null if there was none.
 */
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
  attachment_ids: AttachmentIds,
})
export type MessageInput = z.infer<typeof MessageInput>

export const Message = z.object({
  id: z.int(),
  author: z.object({ id: z.nullable(z.int()), full_name: z.string(), role: z.enum(ROLES) }),
  body: z.string(),
  attachments: z.array(Attachment),
  created_at: z.string(),
  read_at: z.nullable(z.string()),
})
export type Message = z.infer<typeof Message>
export const MessagePage = pageSchema(Message)
export type MessagePage = z.infer<typeof MessagePage>
