import type { FastifyInstance } from 'fastify'
import { AppError, UNAVAILABLE } from '../errors.ts'

/** The state of the process; `runtime/start.ts` updates it. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping'
  isDatabaseReachable(): Promise<boolean>
  /** Number of statements waiting for a connection. */
  waitingStatements(): number
}

export function healthRoutes(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (lifecycle.phase !== 'ready') return reply.status(503).send({ status: lifecycle.phase })
    const isReady = await lifecycle.isDatabaseReachable()
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database unreachable' })
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/healthz' || request.url === '/readyz'
    if (lifecycle.phase === 'starting' && !isProbe) done(new AppError('unavailable', UNAVAILABLE))
    else done()
  })
}
