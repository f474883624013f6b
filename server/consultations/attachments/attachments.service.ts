import {
  ATTACHMENT_GONE,
  ATTACHMENTS_FIELD,
  TOO_MANY_UNSENT_ATTACHMENTS,
  UNSENT_ATTACHMENTS_MAX,
} from '#domain/consultations/attachment-rules.ts'
import type { Attachment } from '#domain/consultations/attachments.schema.ts'
import { lockAccount } from '../../accounts/accounts.service.ts'
import { recordAccess } from '../../audit/audit.service.ts'
import type { Actor, UploadedFile } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import {
  readDocument,
  rejected,
  type Store,
  storeDocument,
  tryRemoveFile,
} from '../../documents/document-store.service.ts'
import { invalid, requireFound, wholeList } from '../../errors.ts'
import { findRequest } from '../consultations.queries.ts'
import { requireParticipant } from '../visibility.ts'
import { claimUnsent, deleteUnsent, findAttachment, insertAttachment, listUnsent } from './attachments.queries.ts'

/** The caller's uploads that are not yet part of a request or message, so that a reopened form can show them. */
export async function listUnsentAttachments(
  db: Database,
  actor: Actor,
): Promise<{ count: number; results: Attachment[] }> {
  return wholeList(await listUnsent(db, actor.id))
}

async function requireCapacity(db: Database, actor: Actor): Promise<void> {
  if ((await listUnsent(db, actor.id)).length >= UNSENT_ATTACHMENTS_MAX) throw rejected(TOO_MANY_UNSENT_ATTACHMENTS)
}

/** Stores a file that belongs to no request until a request or message refers to it. */
export async function addAttachment(store: Store, actor: Actor, file: UploadedFile | undefined): Promise<Attachment> {
  await requireCapacity(store.db, actor)
  return storeDocument(store, file, async (tx, document) => {
    await lockAccount(tx, actor.id)
    await requireCapacity(tx, actor)
    return insertAttachment(tx, { uploader_id: actor.id, ...document })
  })
}

export async function removeAttachment(store: Store, actor: Actor, id: number): Promise<void> {
  await tryRemoveFile(store, requireFound(await deleteUnsent(store.db, actor.id, id)))
}

/**
 * Attaches uploads to a request, or to one of its messages, in the transaction that writes it.
 * @throws invalid unless all are the actor's own and not attached yet
 */
export async function claimAttachments(
  tx: Database,
  actor: Actor,
  ids: readonly number[] | undefined,
  owner: { request_id: number; message_id: number | null },
): Promise<void> {
  const claimed = [...new Set(ids)].sort((one, other) => one - other)
  if (claimed.length === 0) return
  if ((await claimUnsent(tx, actor.id, claimed, owner)) < claimed.length) {
    throw invalid({ [ATTACHMENTS_FIELD]: [ATTACHMENT_GONE] })
  }
}

/** For those who may read the request. Every access but the client's is logged, as when they open the request. */
export async function openAttachment({ db, files }: Store, actor: Actor, requestId: number, id: number) {
  const { role } = requireParticipant(actor, await findRequest(db, requestId))
  const attachment = requireFound(await findAttachment(db, requestId, id))
  if (role !== 'client') {
    await recordAccess(db, actor.id, 'request.attachment_opened', ['consultation_request', requestId])
  }
  return readDocument(files, attachment, `request-${requestId}-attachment-${id}`)
}
