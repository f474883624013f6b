import type { FastifyInstance } from 'fastify'
import { applicationsApi } from '#domain/applications/applications.api.ts'
import { bind } from '../http/bind.ts'
import {
  apply,
  decide,
  listApplications,
  lockForCorrection,
  openApplication,
  sendAgain,
} from './applications.service.ts'
import { addDocument, lockOwnOpen, openDocument, removeDocument } from './documents/documents.service.ts'

/** Outside a transaction a lock ends with its statement: `admit` only checks. */
export function applicationsRoutes(app: FastifyInstance): void {
  bind(app, applicationsApi.list, ({ db, actor, query }) => listApplications(db, actor, query))
  bind(app, applicationsApi.create, ({ db, actor, body }) => apply(db, actor, body))
  bind(app, applicationsApi.get, ({ db, actor, params }) => openApplication(db, actor, params.id))
  bind(app, applicationsApi.decide, ({ db, actor, params, body }) => decide(db, actor, params.id, body), {
    changes: true,
  })
  bind(app, applicationsApi.sendAgain, ({ db, actor, params, body }) => sendAgain(db, actor, params.id, body), {
    admit: ({ db, actor, params }) => lockForCorrection(db, actor, params.id),
  })
  bind(app, applicationsApi.addDocument, (call) => addDocument(call, call.actor, call.params.id, call.file), {
    admit: ({ db, actor, params }) => lockOwnOpen(db, actor, params.id),
  })
  bind(app, applicationsApi.openDocument, (call) => {
    return openDocument(call, call.actor, call.params.id, call.params.document_id)
  })
  bind(app, applicationsApi.removeDocument, (call) => {
    return removeDocument(call, call.actor, call.params.id, call.params.document_id)
  })
}
