import type { FastifyInstance } from 'fastify'
import { certificatesApi } from '#domain/applications/certificates.api.ts'
import { bind } from '../../http/bind.ts'
import {
  decideCertificate,
  listCertificates,
  openCertificate,
  openCertificateDocument,
  removeCertificate,
  sendCertificate,
} from './certificates.service.ts'

export function certificatesRoutes(app: FastifyInstance): void {
  bind(app, certificatesApi.list, ({ db, actor, query }) => listCertificates(db, actor, query))
  bind(app, certificatesApi.send, (call) => sendCertificate(call, call.actor, call.body, call.file))
  bind(app, certificatesApi.get, ({ db, actor, params }) => openCertificate(db, actor, params.id))
  bind(app, certificatesApi.decide, ({ db, actor, params, body }) => decideCertificate(db, actor, params.id, body), {
    changes: true,
  })
  bind(app, certificatesApi.remove, (call) => removeCertificate(call, call.actor, call.params.id))
  bind(app, certificatesApi.openDocument, (call) => openCertificateDocument(call, call.actor, call.params.id))
}
