import type { FastifyInstance } from 'fastify'
import { aiApi } from '#domain/ai/ai.api.ts'
import { bind } from '../http/bind.ts'
import { getAiStatus } from './ai-calls.service.ts'
import { checkText } from './claims.service.ts'
import { generateBlog } from './generate.service.ts'
import { generateSummary, improveContent } from './improve.service.ts'

const LIMITED = { limit: 'ai' } as const

export function aiRoutes(app: FastifyInstance): void {
  bind(app, aiApi.status, ({ actor, ...services }) => getAiStatus(services, actor))
  bind(
    app,
    aiApi.generate,
    ({ actor, body, signal, tell, ...services }) => generateBlog(services, actor, body, { signal, tell }),
    { ...LIMITED, changes: ['blogs'] },
  )
  bind(
    app,
    aiApi.improve,
    ({ actor, params, body, signal, ...services }) => improveContent(services, actor, params.id, body, signal),
    LIMITED,
  )
  bind(
    app,
    aiApi.summarise,
    ({ actor, params, body, signal, ...services }) => generateSummary(services, actor, params.id, body, signal),
    LIMITED,
  )
  bind(app, aiApi.checkClaims, async ({ body }) => ({ findings: checkText(body) }))
}
