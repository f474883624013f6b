import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A positive integer key that the database gives. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** A reference to such a key. */
export const reference = () => bigint({ mode: 'number' })

/** An instant, in UTC wherever it is written. */
export const dateTime = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => dateTime().notNull().defaultNow()
