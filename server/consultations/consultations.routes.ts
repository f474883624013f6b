import type { FastifyInstance } from 'fastify'
import { consultationsApi } from '#domain/consultations/consultations.api.ts'
import { bind } from '../http/bind.ts'
import { sendKeyOf } from '../http/send-key.ts'
import { admitting, createRequest, listRequests, openRequest } from './consultations.service.ts'
import { addMessage, listMessages } from './messages.service.ts'
import { getPrivateNote, keepPrivateNote } from './private-notes.service.ts'
import { type Deed, updateStatus } from './replies.service.ts'

export function consultationsRoutes(app: FastifyInstance): void {
  /** A first reply may change what the directory says of how soon they come; the others leave the kept pages alone. */
  async function announced<Left>({ left, changesDirectory }: Deed<Left>): Promise<Left> {
    if (changesDirectory) await app.forgetChanged()
    return left
  }

  bind(
    app,
    consultationsApi.create,
    ({ actor, body, headers, ...services }) => createRequest(services, actor, body, sendKeyOf(headers)),
    {
      limit: 'requests',
    },
  )
  bind(app, consultationsApi.list, ({ db, actor, query }) => listRequests(db, actor, query))
  bind(app, consultationsApi.get, ({ db, actor, params }) => openRequest(db, actor, params.id))
  bind(
    app,
    consultationsApi.updateStatus,
    async ({ actor, params, body, headers, ...services }) => ({
      contact_request: await announced(await updateStatus(services, actor, params.id, body, sendKeyOf(headers))),
    }),
    { admit: admitting('dietitian', 'office') },
  )
  bind(app, consultationsApi.privateNote, ({ db, actor, params }) => getPrivateNote(db, actor, params.id))
  bind(
    app,
    consultationsApi.keepPrivateNote,
    ({ db, actor, params, body }) => keepPrivateNote(db, actor, params.id, body),
    { admit: admitting('dietitian') },
  )
  bind(app, consultationsApi.listMessages, ({ db, actor, params, query }) => listMessages(db, actor, params.id, query))
  bind(
    app,
    consultationsApi.addMessage,
    async ({ actor, params, body, headers, ...services }) =>
      announced(await addMessage(services, actor, params.id, body, sendKeyOf(headers))),
    { admit: admitting('client', 'dietitian') },
  )
}
