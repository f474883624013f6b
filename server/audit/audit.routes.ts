import type { FastifyInstance } from 'fastify'
import { auditApi } from '#domain/audit/audit.api.ts'
import { bind } from '../http/bind.ts'
import { exportAudit, listAudit } from './audit-log.service.ts'

export function auditRoutes(app: FastifyInstance): void {
  bind(app, auditApi.list, ({ db, query }) => listAudit(db, query))
  bind(app, auditApi.csv, ({ db, actor, query }) => exportAudit(db, actor.id, query))
}
