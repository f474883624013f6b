import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../db/columns.ts'

export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const

/** The outbox: written in the transaction of what the mail tells of, sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    template: text().notNull(),
    /** What the template needs; emptied once sent, because it may hold a one-time link. */
    props: jsonb().notNull(),
    status: text({ enum: MAIL_STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: createdAt(),
    sent_at: instant(),
  },
  (table) => [
    index('mails_status_idx').on(table.status, table.created_at),
    check('mails_status_known', sql`status in ('queued', 'sent', 'failed')`),
  ],
)
