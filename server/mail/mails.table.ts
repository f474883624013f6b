import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { MAIL_STATUSES } from '#domain/mail/mail-rules.ts'
import { createdAt, dateTime, id } from '../db/columns.ts'

/** The outbox: written in the transaction of the change that the mail reports, sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    template: text().notNull(),
    /** The template's properties; emptied once sent, because they may hold a one-time link. */
    props: jsonb().notNull(),
    status: text({ enum: MAIL_STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: createdAt(),
    sent_at: dateTime(),
  },
  (table) => [
    index('mails_status_idx').on(table.status, table.created_at),
    // The order of the admin's list.
    index('mails_failed_first_idx').on(sql`(status = 'failed')`, table.id),
    index('mails_status_newest_idx').on(table.status, table.id),
    index('mails_recipient_trgm').using('gin', table.recipient.op('gin_trgm_ops')),
    check('mails_status_known', sql`status in ('queued', 'sent', 'failed')`),
  ],
)
