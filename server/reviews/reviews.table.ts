import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.table.ts'
import { consultationRequests } from '../consultations/consultations.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'

/** Clients' reviews, at most one per request. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    request_id: belongsTo(() => consultationRequests.id),
    client_id: reference().references(() => users.id, { onDelete: 'set null' }),
    dietitian_id: reference().references(() => users.id, { onDelete: 'set null' }),
    rating: smallint().notNull(),
    text: text().notNull().default(''),
    show_name: boolean().notNull().default(false),
    answer: text(),
    answered_at: dateTime(),
    hidden_at: dateTime(),
    hidden_by: reference().references(() => users.id, { onDelete: 'set null' }),
    hidden_reason: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    unique('reviews_request_key').on(table.request_id),
    index('reviews_dietitian_idx').on(table.dietitian_id, table.id.desc().nullsFirst()),
    index('reviews_shown_rating_idx').on(table.dietitian_id, table.rating).where(sql`hidden_at is null`),
    index('reviews_hidden_idx').on(table.id).where(sql`hidden_at is not null`),
    index('reviews_written_idx').on(table.id).where(sql`text <> ''`),
    index('reviews_client_idx').on(table.client_id),
    index('reviews_hider_idx').on(table.hidden_by).where(sql`hidden_by is not null`),
    check('reviews_rating_range', sql`rating between 1 and 5`),
  ],
)
