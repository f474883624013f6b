import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS } from '#domain/applications/document-rules.ts'
import { belongsTo, createdAt, id } from '../../db/columns.ts'
import { dietitianApplications } from '../applications.table.ts'

/** What an applicant has sent as proof. It goes with the application; the file is then orphaned, and removed. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: id(),
    application_id: belongsTo(() => dietitianApplications.id),
    /** As the applicant called the file. */
    name: text().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    bytes: integer().notNull(),
    file_key: text()
      .notNull()
      .references(() => storedDocuments.key),
    created_at: createdAt(),
  },
  (table) => [
    index('application_documents_application_idx').on(table.application_id, table.id),
    uniqueIndex('application_documents_file_key').on(table.file_key),
    check('application_documents_kind_known', sql`kind in ('pdf', 'image')`),
  ],
)

/** Every document in the private store, noted before it is put there: what is in the store is always known. */
export const storedDocuments = pgTable('stored_documents', {
  /** Drawn by chance; it says nothing of whose it is. */
  key: text().primaryKey(),
  stored_at: createdAt(),
})
