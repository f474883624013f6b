import type { FastifyInstance } from 'fastify'
import { consultationsApi } from '#domain/consultations/consultations.api.ts'
import { bind } from '../http/bind.ts'
import { readIdempotencyKey } from '../http/request-headers.ts'
import {
  createRequest,
  listRequests,
  openRequest,
  requireParticipantRole,
  withdrawRequest,
} from './consultations.service.ts'
import { addMessage, closeAnswered, listMessages, updateStatus } from './conversation.service.ts'
import { answerHandover, listHandedOver, proposeHandover, takeBackHandover } from './handovers.service.ts'
import { getPrivateNote, savePrivateNote } from './private-notes.service.ts'
import { remindOfRequest } from './reminders.service.ts'

export function consultationsRoutes(app: FastifyInstance): void {
  bind(
    app,
    consultationsApi.create,
    (call) => createRequest(call, call.actor, call.body, readIdempotencyKey(call.headers)),
    { limit: 'requests' },
  )
  bind(app, consultationsApi.list, ({ db, actor, query }) => listRequests(db, actor, query))
  bind(app, consultationsApi.get, ({ db, actor, params }) => openRequest(db, actor, params.id))
  bind(app, consultationsApi.withdraw, (call) => withdrawRequest(call, call.actor, call.params.id), {
    admit: requireParticipantRole('client'),
    changes: true,
  })
  bind(
    app,
    consultationsApi.updateStatus,
    (call) => updateStatus(call, call.actor, call.params.id, call.body, readIdempotencyKey(call.headers)),
    // A first reply may change the reply time in the directory.
    { admit: requireParticipantRole('dietitian', 'admin'), changes: true },
  )
  bind(app, consultationsApi.closeAnswered, (call) => closeAnswered(call, call.actor, call.body.answered_days))
  bind(app, consultationsApi.remind, ({ db, actor, params }) => remindOfRequest(db, actor, params.id))
  bind(app, consultationsApi.proposeHandover, (call) => {
    return proposeHandover(call, call.actor, call.params.id, call.body.to)
  })
  bind(app, consultationsApi.takeBackHandover, (call) => takeBackHandover(call, call.actor, call.params.id))
  bind(app, consultationsApi.handedOver, ({ db, actor }) => listHandedOver(db, actor))
  bind(app, consultationsApi.answerHandover, (call) => answerHandover(call, call.actor, call.params.id, call.body), {
    admit: requireParticipantRole('client'),
    changes: true,
  })
  bind(app, consultationsApi.privateNote, ({ db, actor, params }) => getPrivateNote(db, actor, params.id))
  bind(
    app,
    consultationsApi.savePrivateNote,
    ({ db, actor, params, body }) => savePrivateNote(db, actor, params.id, body),
    { admit: requireParticipantRole('dietitian') },
  )
  bind(app, consultationsApi.listMessages, ({ db, actor, params, query }) => listMessages(db, actor, params.id, query))
  bind(
    app,
    consultationsApi.addMessage,
    (call) => addMessage(call, call.actor, call.params.id, call.body, readIdempotencyKey(call.headers)),
    { admit: requireParticipantRole('client', 'dietitian'), changes: true },
  )
}
