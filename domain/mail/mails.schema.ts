import * as z from 'zod/mini'
import { oneOf, pageQuery, pageSchema } from '../http/pages/page.ts'
import { SearchText } from '../http/text.ts'
import { MAIL_STATUSES } from './mail-rules.ts'

/** The status of a mail, never its content, which may hold a one-time link. */
export const MailItem = z.object({
  id: z.int(),
  recipient: z.string(),
  template: z.string(),
  /** The purpose of the mail, in words. */
  template_display: z.string(),
  status: z.enum(MAIL_STATUSES),
  status_display: z.string(),
  attempts: z.int(),
  /** The last delivery error, without server addresses or links. */
  last_error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
})
export type MailItem = z.infer<typeof MailItem>
export const MailPage = pageSchema(MailItem)

/** `search`: part of the recipient's address. */
export const MailQuery = z.object({ ...pageQuery(), status: z.optional(oneOf(MAIL_STATUSES)), search: SearchText })
export type MailQuery = z.infer<typeof MailQuery>
