import type { FastifyInstance } from 'fastify'
import { aiApi } from '#domain/ai/ai.api.ts'
import { getEditable } from '../blogs/writing.service.ts'
import { type BindOptions, bind } from '../http/bind.ts'
import { getAiStatus } from './ai-calls.service.ts'
import { checkOwnText } from './claims.service.ts'

/** Loaded on first use: the library of facts would add a tenth to start-up time and memory. */
const generating = () => import('./generate.service.ts')
const ideas = () => import('./ideas/ideas.service.ts')
const improving = () => import('./improve.service.ts')

const LIMITED = { limit: 'ai', responseLimit: 'ai' } as const
const OF_AUTHOR: BindOptions = {
  ...LIMITED,
  admit: ({ db, actor, params }) => getEditable(db, actor, params.id),
}

export function aiRoutes(app: FastifyInstance): void {
  bind(app, aiApi.status, ({ actor, ...services }) => getAiStatus(services, actor))
  bind(app, aiApi.subjects, async ({ query }) => (await generating()).listSubjects(query))
  bind(app, aiApi.ideas, async ({ db, actor }) => (await ideas()).listIdeas(db, actor))
  bind(
    app,
    aiApi.generate,
    async ({ actor, body, signal, emit, ...services }) =>
      (await generating()).generateBlog(services, actor, body, { signal, emit }),
    { ...LIMITED, changes: true },
  )
  bind(
    app,
    aiApi.improve,
    async ({ actor, params, body, signal, ...services }) =>
      (await improving()).improveContent(services, actor, params.id, body, signal),
    OF_AUTHOR,
  )
  bind(
    app,
    aiApi.summarise,
    async ({ actor, params, body, signal, ...services }) =>
      (await improving()).generateSummary(services, actor, params.id, body, signal),
    OF_AUTHOR,
  )
  bind(app, aiApi.checkClaims, async ({ actor, body, signal }) => ({
    findings: await checkOwnText(actor, body, signal),
  }))
}
