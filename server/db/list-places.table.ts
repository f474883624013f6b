import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** Where a row stands in a list: ascending by the three, whatever the list is ordered by. Numbers stay below 2^53. */
const place = {
  key_number: bigint({ mode: 'number' }).notNull(),
  key_text: text().notNull(),
  key_id: bigint({ mode: 'number' }).notNull(),
}

/** How many rows a list has of each kind, as of the changes that are folded in. */
export const listTotals = pgTable(
  'list_totals',
  { list: text().notNull(), kind: smallint().notNull(), n: bigint({ mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.list, table.kind] })],
)

/** Places in a long list, the first below all others, and how many rows of each kind follow each one up to the next. */
export const listMarks = pgTable(
  'list_marks',
  { list: text().notNull(), ...place, counts: integer().array().notNull() },
  (table) => [primaryKey({ columns: [table.list, table.key_number, table.key_text, table.key_id] })],
)

/** What has come (1) or gone (-1) since: written by triggers, folded into the other two by one process at a time. */
export const listChanges = pgTable(
  'list_changes',
  { id: id(), list: text().notNull(), kind: smallint().notNull(), ...place, n: integer().notNull() },
  (table) => [index('list_changes_list_idx').on(table.list, table.kind)],
)
