import * as z from 'zod/mini'
import { DOCUMENT_KINDS } from '../documents/document-rules.ts'
import { numeric } from '../http/numeric.ts'
import { pageSchema } from '../http/pages/page.ts'
import { ATTACHMENTS_MAX, TOO_MANY_ATTACHMENTS, WRONG_ATTACHMENTS } from './attachment-rules.ts'

export const Attachment = z.object({
  id: z.int(),
  /** The original file name. */
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  bytes: z.int(),
})
export type Attachment = z.infer<typeof Attachment>

export const AttachmentList = pageSchema(Attachment)

/** Ids of the sender's own uploaded files to attach. */
export const AttachmentIds = z.optional(
  z
    .array(numeric('Attachment', z.int(WRONG_ATTACHMENTS).check(z.gte(1, WRONG_ATTACHMENTS))), WRONG_ATTACHMENTS)
    .check(z.maxLength(ATTACHMENTS_MAX, TOO_MANY_ATTACHMENTS)),
)
