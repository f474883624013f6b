import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { APPLICATION_STATUSES } from '#domain/applications/application-status.ts'
import { SPECIALIZATIONS } from '#domain/dietitians/specializations.ts'
import { DOCUMENT_KINDS } from '#domain/documents/document-rules.ts'
import { users } from '../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../db/columns.ts'
import { storedDocuments } from '../documents/documents.table.ts'

/** An application to work as a dietitian; at most one per account is not decided yet. */
export const dietitianApplications = pgTable(
  'dietitian_applications',
  {
    id: id(),
    user_id: belongsTo(() => users.id),
    qualification: text().notNull(),
    registration_number: text().notNull(),
    registration_council: text().notNull(),
    years_experience: smallint().notNull(),
    specialization: text({ enum: SPECIALIZATIONS }),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('pending'),
    reason: text(),
    created_at: createdAt(),
    sent_again_at: dateTime(),
    decided_at: dateTime(),
    decided_by: reference().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('dietitian_applications_waiting_key')
      .on(table.user_id)
      .where(sql`status in ('pending', 'changes_requested')`),
    index('dietitian_applications_user_idx').on(table.user_id),
    index('dietitian_applications_decider_idx').on(table.decided_by),
    index('dietitian_applications_status_idx').on(table.status, table.created_at, table.id),
    check(
      'dietitian_applications_status_known',
      sql`status in ('pending', 'changes_requested', 'approved', 'declined')`,
    ),
    check('dietitian_applications_years_range', sql`years_experience between 0 and 50`),
    check(
      'dietitian_applications_specialization_known',
      sql`specialization in ('weight_loss', 'diabetes', 'sports_nutrition', 'pediatric', 'geriatric', 'general')`,
    ),
  ],
)

/** A document that proves the application. It is deleted with the application; the orphaned file is then removed. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: id(),
    application_id: belongsTo(() => dietitianApplications.id),
    /** The name under which the applicant uploaded the file. */
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
