import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Attachment } from '#domain/consultations/attachments.schema.ts'
import { DOCUMENT_KINDS } from '#domain/documents/document-rules.ts'
import { users } from '../../accounts/accounts.table.ts'
import { belongsTo, createdAt, id, reference } from '../../db/columns.ts'
import { storedDocuments } from '../../documents/documents.table.ts'
import { consultationMessages, consultationRequests } from '../consultations.table.ts'

/**
 * A file attached to a request or to one of its messages; to neither before it is sent. Deleted with its request, and
 * with the account that sent it, because a picture cannot be anonymized. The file is then orphaned and removed.
 */
export const consultationAttachments = pgTable(
  'consultation_attachments',
  {
    id: id(),
    uploader_id: belongsTo(() => users.id),
    request_id: reference().references(() => consultationRequests.id, { onDelete: 'cascade' }),
    /** Null if the file belongs to the request's own text. */
    message_id: reference().references(() => consultationMessages.id, { onDelete: 'cascade' }),
    /** The name under which the sender uploaded the file. */
    name: text().notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    bytes: integer().notNull(),
    file_key: text()
      .notNull()
      .references(() => storedDocuments.key),
    created_at: createdAt(),
  },
  (table) => [
    index('consultation_attachments_uploader_idx').on(table.uploader_id, table.id),
    index('consultation_attachments_request_idx').on(table.request_id, table.id),
    index('consultation_attachments_message_idx').on(table.message_id, table.id),
    index('consultation_attachments_unsent_idx').on(table.created_at).where(sql`request_id is null`),
    uniqueIndex('consultation_attachments_file_key').on(table.file_key),
    check('consultation_attachments_kind_known', sql`kind in ('pdf', 'image')`),
    check('consultation_attachments_message_of_request', sql`message_id is null or request_id is not null`),
  ],
)

const { id: attachmentId, name, kind, bytes } = consultationAttachments

/** The attachments that fit a condition, as one JSON column of the row that they belong to. */
export const attachmentsAsJson = (where: SQL) => sql<Attachment[]>`coalesce((
  select json_agg(json_build_object('id', ${attachmentId}, 'name', ${name}, 'kind', ${kind}, 'bytes', ${bytes})
    order by ${attachmentId})
  from ${consultationAttachments} where ${where}), '[]')`
