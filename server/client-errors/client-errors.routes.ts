import type { FastifyInstance } from 'fastify'
import { clientErrorsApi } from '#domain/client-errors/client-errors.api.ts'
import { bind } from '../http/bind.ts'
import { recordClientError } from './client-errors.service.ts'

export function clientErrorsRoutes(app: FastifyInstance): void {
  bind(app, clientErrorsApi.report, ({ limits, body, caller }) =>
    recordClientError({ limits, log: app.log }, body, caller.address),
  )
}
