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
    ({ actor, body, headers, ...services }) => createRequest(services, actor, body, readIdempotencyKey(headers)),
    { limit: 'requests' },
  )
  bind(app, consultationsApi.list, ({ db, actor, query }) => listRequests(db, actor, query))
  bind(app, consultationsApi.get, ({ db, actor, params }) => openRequest(db, actor, params.id))
  bind(
    app,
    consultationsApi.withdraw,
    ({ actor, params, ...services }) => withdrawRequest(services, actor, params.id),
    { admit: requireParticipantRole('client'), changes: true },
  )
  bind(
    app,
    consultationsApi.updateStatus,
    async ({ actor, params, body, headers, ...services }) => ({
      contact_request: await updateStatus(services, actor, params.id, body, readIdempotencyKey(headers)),
    }),
    // A first reply may change the reply time in the directory.
    { admit: requireParticipantRole('dietitian', 'admin'), changes: true },
  )
  bind(app, consultationsApi.closeAnswered, async ({ actor, body, ...services }) => ({
    closed: await closeAnswered(services, actor, body.answered_days),
  }))
  bind(app, consultationsApi.remind, async ({ db, actor, params }) => ({
    contact_request: await remindOfRequest(db, actor, params.id),
  }))
  bind(app, consultationsApi.proposeHandover, async ({ actor, params, body, ...services }) => ({
    contact_request: await proposeHandover(services, actor, params.id, body.to),
  }))
  bind(app, consultationsApi.takeBackHandover, async ({ actor, params, ...services }) => ({
    contact_request: await takeBackHandover(services, actor, params.id),
  }))
  bind(app, consultationsApi.handedOver, ({ db, actor }) => listHandedOver(db, actor))
  bind(
    app,
    consultationsApi.answerHandover,
    async ({ actor, params, body, ...services }) => ({
      contact_request: await answerHandover(services, actor, params.id, body),
    }),
    { admit: requireParticipantRole('client') },
  )
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
    ({ actor, params, body, headers, ...services }) =>
      addMessage(services, actor, params.id, body, readIdempotencyKey(headers)),
    { admit: requireParticipantRole('client', 'dietitian'), changes: true },
  )
}
