import type { FastifyInstance } from 'fastify'
import { sourcesApi } from '#domain/sources/sources.api.ts'
import { bind } from '../http/bind.ts'

/** Loaded on first use, like the library of facts that it reads. */
const listing = () => import('./sources.service.ts')

export function sourcesRoutes(app: FastifyInstance): void {
  bind(app, sourcesApi.list, async ({ query }) => (await listing()).listSources(query))
}
