import type { FastifyInstance } from 'fastify'
import { systemApi } from '#domain/system/system.api.ts'
import { bind } from '../http/bind.ts'
import { getSystem } from './system.service.ts'

export function systemRoutes(app: FastifyInstance): void {
  bind(app, systemApi.get, (services) => getSystem(services))
}
