import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { GENDERS } from '#domain/accounts/account-rules.ts'
import { HANDOVER_OUTCOMES } from '#domain/consultations/handovers.ts'
import { PRIORITIES } from '#domain/consultations/priority.ts'
import { RELATIONS } from '#domain/consultations/relation.ts'
import { REQUEST_STATUSES } from '#domain/consultations/status.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'

/** A consultation request, with the client's details as they were when it was sent. */
export const consultationRequests = pgTable(
  'consultation_requests',
  {
    id: id(),
    client_id: reference().references(() => users.id, { onDelete: 'set null' }),
    dietitian_id: reference().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    phone_number: text(),
    /** The person whom the request is for, if not the client; age and gender are then theirs. */
    relation: text({ enum: RELATIONS }),
    age: smallint(),
    gender: text({ enum: GENDERS }),
    message: text().notNull(),
    health_concern: text(),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('pending'),
    /** Clients read it as the dietitian's reply, admins as internal notes. */
    admin_notes: text(),
    /** Derived from the client's text. */
    priority: text({ enum: PRIORITIES }).notNull(),
    /** Set by hand; overrides `priority`. */
    chosen_priority: text({ enum: PRIORITIES }),
    /** The checkbox "I am under 18". */
    is_minor: boolean().notNull().default(false),
    guardian_name: text(),
    guardian_consent: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
    replied_at: dateTime(),
    /** When the first reply was written; marking as replied does not count. */
    first_reply_at: dateTime(),
    /** Since when the client has been waiting for a reply to the request or to a later message. */
    waiting_since: dateTime(),
    closed_at: dateTime(),
    /** When an admin last reminded the dietitian of it. */
    reminded_at: dateTime(),
    /** The dietitian whom an admin proposed last, and who sees nothing until the client agrees. */
    handover_to: reference().references(() => users.id, { onDelete: 'set null' }),
    handover_proposed_at: dateTime(),
    /** Null while the client has not decided. */
    handover_outcome: text({ enum: HANDOVER_OUTCOMES }),
    handover_ended_at: dateTime(),
    handed_over_from: reference().references(() => users.id, { onDelete: 'set null' }),
    /** Chosen by the browser for each submission, so that a repeated one is not stored twice. */
    idempotency_key: uuid(),
  },
  (table) => [
    uniqueIndex('consultation_requests_idempotency_key_idx').on(table.client_id, table.idempotency_key),
    index('consultation_requests_dietitian_idx').on(table.dietitian_id, table.created_at, table.id),
    index('consultation_requests_dietitian_status_idx').on(
      table.dietitian_id,
      table.status,
      table.created_at,
      table.id,
    ),
    index('consultation_requests_waiting_idx').on(
      table.dietitian_id,
      table.waiting_since,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
    ),
    index('consultation_requests_all_waiting_idx').on(
      table.waiting_since,
      table.created_at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
    ),
    index('consultation_requests_first_reply_idx').on(table.dietitian_id).where(sql`first_reply_at is not null`),
    index('consultation_requests_replied_idx')
      .on(table.first_reply_at, table.created_at)
      .where(sql`first_reply_at is not null`),
    index('consultation_requests_client_idx').on(table.client_id, table.created_at, table.id),
    index('consultation_requests_client_moved_idx').on(table.client_id, table.updated_at, table.id),
    index('consultation_requests_created_idx').on(table.created_at, table.id),
    index('consultation_requests_status_idx').on(table.status, table.created_at, table.id),
    index('consultation_requests_handover_idx').on(table.handover_to).where(sql`handover_to is not null`),
    index('consultation_requests_handed_over_idx').on(table.handed_over_from).where(sql`handed_over_from is not null`),
    check('consultation_requests_status_known', sql`status in ('pending', 'replied', 'closed')`),
    check('consultation_requests_priority_known', sql`priority in ('high', 'medium', 'low')`),
    check('consultation_requests_chosen_priority_known', sql`chosen_priority in ('high', 'medium', 'low')`),
    check(
      'consultation_requests_handover_outcome_known',
      sql`handover_outcome in ('agreed', 'declined', 'taken_back', 'ended')`,
    ),
    check(
      'consultation_requests_relation_known',
      sql`relation in ('mother', 'father', 'spouse', 'child', 'grandparent', 'other')`,
    ),
    check('consultation_requests_not_to_oneself', sql`client_id <> dietitian_id`),
  ],
)

/** Messages after the request itself. */
export const consultationMessages = pgTable(
  'consultation_messages',
  {
    id: id(),
    request_id: belongsTo(() => consultationRequests.id),
    author_id: reference().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    created_at: createdAt(),
    read_at: dateTime(),
    idempotency_key: uuid(),
  },
  (table) => [
    uniqueIndex('consultation_messages_idempotency_key_idx').on(table.author_id, table.idempotency_key),
    index('consultation_messages_request_idx').on(table.request_id, table.id),
    index('consultation_messages_unread_idx').on(table.request_id).where(sql`read_at is null`),
    index('consultation_messages_author_idx').on(table.author_id),
  ],
)

/** A dietitian's private notes; neither clients nor admins ever receive them. */
export const consultationNotes = pgTable(
  'consultation_notes',
  {
    request_id: belongsTo(() => consultationRequests.id),
    author_id: belongsTo(() => users.id),
    note: text().notNull(),
    updated_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.request_id, table.author_id] }),
    index('consultation_notes_author_idx').on(table.author_id),
  ],
)
