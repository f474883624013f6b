import { type AnyPgColumn, bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A positive integer key that the database gives. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A reference to such a key. */
export const reference = () => bigint({ mode: 'number' })

/** A reference to the row that this one belongs to: it is deleted with it. */
export const belongsTo = (column: () => AnyPgColumn) =>
  reference().notNull().references(column, { onDelete: 'cascade' })

/** A date and time, always written in UTC. */
export const dateTime = () => timestamp({ withTimezone: true, mode: 'date' })

/** Words that a search looks in. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const createdAt = () => dateTime().notNull().defaultNow()
