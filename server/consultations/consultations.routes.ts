import type { FastifyInstance } from 'fastify'
import { consultationsApi } from '#domain/consultations/consultations.api.ts'
import { bind } from '../http/bind.ts'
import { createRequest, listRequests, openRequest } from './consultations.service.ts'
import { addMessage, listMessages } from './messages.service.ts'
import { getPrivateNote, keepPrivateNote } from './private-notes.service.ts'
import { updateStatus } from './replies.service.ts'

/** A first reply may change what the directory says of how soon they come. */
const REPLIES = { changes: ['dietitians'], changesBy: 'dietitian' } as const

export function consultationsRoutes(app: FastifyInstance): void {
  bind(app, consultationsApi.create, ({ actor, body, ...services }) => createRequest(services, actor, body), {
    limit: 'requests',
  })
  bind(app, consultationsApi.list, ({ db, actor, query }) => listRequests(db, actor, query))
  bind(app, consultationsApi.get, ({ db, actor, params }) => openRequest(db, actor, params.id))
  bind(
    app,
    consultationsApi.updateStatus,
    async ({ actor, params, body, ...services }) => ({
      contact_request: await updateStatus(services, actor, params.id, body),
    }),
    REPLIES,
  )
  bind(app, consultationsApi.privateNote, ({ db, actor, params }) => getPrivateNote(db, actor, params.id))
  bind(app, consultationsApi.keepPrivateNote, ({ db, actor, params, body }) =>
    keepPrivateNote(db, actor, params.id, body),
  )
  bind(app, consultationsApi.listMessages, ({ db, actor, params, query }) => listMessages(db, actor, params.id, query))
  bind(
    app,
    consultationsApi.addMessage,
    ({ actor, params, body, ...services }) => addMessage(services, actor, params.id, body),
    REPLIES,
  )
}
