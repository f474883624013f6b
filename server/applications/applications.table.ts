import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { APPLICATION_STATUSES } from '#domain/applications/applications.schema.ts'
import { DOCUMENT_KINDS } from '#domain/applications/document-rules.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'

/** An application to work as a dietitian; at most one waits per account. */
export const dietitianApplications = pgTable(
  'dietitian_applications',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    qualification: text().notNull(),
    registration_number: text().notNull(),
    registration_council: text().notNull(),
    years_experience: smallint().notNull(),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('pending'),
    reason: text(),
    created_at: createdAt(),
    decided_at: dateTime(),
    decided_by: reference().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('dietitian_applications_waiting_key').on(table.user_id).where(sql`status = 'pending'`),
    index('dietitian_applications_user_idx').on(table.user_id),
    index('dietitian_applications_decider_idx').on(table.decided_by),
    index('dietitian_applications_status_idx').on(table.status, table.created_at, table.id),
    check('dietitian_applications_status_known', sql`status in ('pending', 'approved', 'declined')`),
    check('dietitian_applications_years_range', sql`years_experience between 0 and 50`),
  ],
)

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
