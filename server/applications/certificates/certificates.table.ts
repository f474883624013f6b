import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CERTIFICATE_STATUSES } from '#domain/applications/certificates.schema.ts'
import { DOCUMENT_KINDS } from '#domain/documents/document-rules.ts'
import { users } from '../../accounts/accounts.table.ts'
import { belongsTo, createdAt, dateTime, id, reference } from '../../db/columns.ts'
import { credentialColumns, isKnownKind, isNamed } from '../../dietitians/dietitians.table.ts'
import { storedDocuments } from '../../documents/documents.table.ts'

/** A dietitian's proof of a new or renewed credential. A file without its row is orphaned and removed. */
export const dietitianCertificates = pgTable(
  'dietitian_certificates',
  {
    id: id(),
    dietitian_id: belongsTo(() => users.id),
    ...credentialColumns(),
    /** The day in India, as the dietitian states it. */
    expires_on: date({ mode: 'string' }),
    /** The name under which the dietitian uploaded the file. */
    file_name: text().notNull(),
    file_kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    bytes: integer().notNull(),
    file_key: text()
      .notNull()
      .references(() => storedDocuments.key),
    status: text({ enum: CERTIFICATE_STATUSES }).notNull().default('pending'),
    reason: text(),
    created_at: createdAt(),
    decided_at: dateTime(),
    decided_by: reference().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('dietitian_certificates_dietitian_idx').on(table.dietitian_id, table.id),
    index('dietitian_certificates_status_idx').on(table.status, table.created_at, table.id),
    index('dietitian_certificates_decider_idx').on(table.decided_by),
    uniqueIndex('dietitian_certificates_file_key').on(table.file_key),
    check('dietitian_certificates_kind_known', isKnownKind),
    check('dietitian_certificates_file_kind_known', sql`file_kind in ('pdf', 'image')`),
    check('dietitian_certificates_status_known', sql`status in ('pending', 'changes_requested', 'approved')`),
    check('dietitian_certificates_named', isNamed),
  ],
)
