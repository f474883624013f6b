import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../db/columns.ts'

/** Every document in the private store, recorded before it is written, so that the store holds no unknown files. */
export const storedDocuments = pgTable('stored_documents', {
  /** Random; reveals nothing about the owner. */
  key: text().primaryKey(),
  stored_at: createdAt(),
})
