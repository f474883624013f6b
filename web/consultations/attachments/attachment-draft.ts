import type { Attachment } from '#domain/consultations/attachments.schema.ts'
import { readFormDraft } from '#web/lib/forms/form-draft.ts'

type Kept = Pick<Attachment, 'id' | 'name' | 'bytes'>

export const attachmentDraftName = (name: string) => `${name}:files`

/** Anything may have written to the storage: only well-formed entries are used. */
export function parseAttachments(text: string | null): Kept[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(
      (file): file is Kept =>
        Number.isSafeInteger(file?.id) && typeof file.name === 'string' && typeof file.bytes === 'number',
    )
  } catch {
    return []
  }
}

/** Files that were uploaded in this form but not sent. */
export function readAttachmentDraft(name: string, userId: number): Kept[] {
  return parseAttachments(readFormDraft(attachmentDraftName(name), userId))
}
