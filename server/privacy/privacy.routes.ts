import type { FastifyInstance } from 'fastify'
import { privacyApi } from '#domain/privacy/privacy.api.ts'
import { bind } from '../http/bind.ts'
import { exportOwnData } from './export/export.service.ts'
import {
  cancelDeletion,
  getDeletion,
  listAccesses,
  listConsents,
  requestDeletion,
  withdrawConsent,
} from './privacy.service.ts'

export function privacyRoutes(app: FastifyInstance): void {
  bind(app, privacyApi.export, (call) => exportOwnData(call, call.actor))
  bind(app, privacyApi.accesses, ({ db, actor, query }) => listAccesses(db, actor.id, query))
  bind(app, privacyApi.consents, ({ db, actor, query }) => listConsents(db, actor.id, query))
  bind(app, privacyApi.withdraw, ({ db, actor, params }) => withdrawConsent(db, actor, params.id))
  bind(app, privacyApi.deletion, ({ db, actor }) => getDeletion(db, actor.id))
  bind(app, privacyApi.requestDeletion, (call) => requestDeletion(call, call.actor, call.body, call.caller))
  bind(app, privacyApi.cancelDeletion, ({ db, actor }) => cancelDeletion(db, actor))
}
