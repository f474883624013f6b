import type { FastifyInstance } from 'fastify'
import { attachmentsApi } from '#domain/consultations/attachments.api.ts'
import { bind } from '../../http/bind.ts'
import { addAttachment, listUnsentAttachments, openAttachment, removeAttachment } from './attachments.service.ts'

export function attachmentsRoutes(app: FastifyInstance): void {
  bind(app, attachmentsApi.list, ({ db, actor }) => listUnsentAttachments(db, actor))
  bind(app, attachmentsApi.add, (call) => addAttachment(call, call.actor, call.file), { limit: 'attachments' })
  bind(app, attachmentsApi.remove, (call) => removeAttachment(call, call.actor, call.params.id))
  bind(app, attachmentsApi.open, (call) => {
    return openAttachment(call, call.actor, call.params.id, call.params.attachment_id)
  })
}
