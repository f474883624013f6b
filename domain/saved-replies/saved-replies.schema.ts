import * as z from 'zod/mini'
import { MESSAGE_MAX } from '../consultations/request-rules.ts'
import { pageQuery, pageSchema } from '../http/pages/page.ts'
import { line, paragraph } from '../http/text.ts'

export const SAVED_REPLY_TITLE_MAX = 80
export const SAVED_REPLIES_MAX = 50
export const TOO_MANY_SAVED_REPLIES = `You can have ${SAVED_REPLIES_MAX} saved replies. Delete one to make room.`

/** A text for common questions; as long as a reply may be, since it is inserted as one. */
export const SavedReplyInput = z.object({
  title: line('Title', { max: SAVED_REPLY_TITLE_MAX }),
  body: paragraph('Text', { max: MESSAGE_MAX }),
})
export type SavedReplyInput = z.infer<typeof SavedReplyInput>
export const SavedReplyPatch = z.partial(SavedReplyInput)
export type SavedReplyPatch = z.infer<typeof SavedReplyPatch>

export const SavedReply = z.object({ id: z.int(), title: z.string(), body: z.string(), updated_at: z.string() })
export type SavedReply = z.infer<typeof SavedReply>
export const SavedReplyQuery = z.object(pageQuery())
export type SavedReplyQuery = z.infer<typeof SavedReplyQuery>
export const SavedReplyPage = pageSchema(SavedReply)
