import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { TimeoutError, withTimeout } from '../../infra/timeout.ts'
import type { ResponseLimits } from './server-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The timeout for its responses; the usual one by default. */
    responseLimit?: keyof ResponseLimits
  }
}

const TOO_SLOW = 'This took too long. Try again in a moment.'
const RETRY_SECONDS = 5

/**
 * Ends the wait, not the work: the handler's remaining work has limits of its own, and its late outcome is ignored. A
 * response that has begun is not affected, so downloads and event streams may take any time.
 */
export function withResponseTimeout<H extends (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>>(
  handler: H,
  limitMs: number,
) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const responding = handler(request, reply)
    return withTimeout(responding, limitMs).catch((error) => {
      if (!(error instanceof TimeoutError)) throw error
      if (reply.sent || reply.raw.headersSent) return responding
      // The framework would log the late outcome with its address and a statement's values.
      reply.log = reply.log.child({}, { level: 'silent' })
      throw new AppError('unavailable', TOO_SLOW, { retryAfterSeconds: RETRY_SECONDS })
    })
  }
}

/** Applies to every route registered afterwards. */
export function limitResponseTimes(app: FastifyInstance, limits: ResponseLimits): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = withResponseTimeout(
      // A handler without a promise has sent its response, which may still be passing through the hooks.
      async (request, reply) => handler.call(app, request, reply) ?? reply,
      limits[route.config?.responseLimit ?? 'usual'],
    )
  })
}
