import type { FastifyInstance } from 'fastify'
import { applicationsApi } from '#domain/applications/applications.api.ts'
import { bind } from '../http/bind.ts'
import { apply, decide, listApplications } from './applications.service.ts'

export function applicationsRoutes(app: FastifyInstance): void {
  bind(app, applicationsApi.list, ({ db, actor, query }) => listApplications(db, actor, query))
  bind(app, applicationsApi.create, ({ db, actor, body }) => apply(db, actor, body))
  bind(app, applicationsApi.decide, ({ db, actor, params, body }) => decide(db, actor, params.id, body), {
    changes: ['dietitians', 'blogs'],
  })
}
