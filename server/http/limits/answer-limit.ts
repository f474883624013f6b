import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { AppError } from '../../errors.ts'
import { isInProcess } from '../pages/is-in-process.ts'
import type { AnswerLimits } from './server-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit its answers have; the usual one unless told. */
    answerLimit?: keyof AnswerLimits
  }
}

const TOO_SLOW = 'This took too long. Try again in a moment.'
const RETRY_SECONDS = 5

/**
 * Ends the waiting, not the work: what the handler still does has limits of its own, and its late outcome is dropped here.
 * An answer that has begun is left to itself: downloads and event streams take as long as they take.
 */
export function withinTime<H extends (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>>(
  handler: H,
  limitMs: number,
) {
  return (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const answering = handler(request, reply)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return
      // The framework would log what comes too late, with its address and with the values of a statement.
      reply.log = reply.log.child({}, { level: 'silent' })
      reject(new AppError('unavailable', TOO_SLOW, { retryAfterSeconds: RETRY_SECONDS }))
    }, limitMs)
    answering.then(
      (answer) => {
        clearTimeout(timer)
        resolve(answer)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
    return promise
  }
}

/** Every route that is registered from now on. A page's own calls share the time of the page. */
export function limitAnswers(app: FastifyInstance, limits: AnswerLimits): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    const inTime = withinTime(
      // A handler without a promise has sent its answer, which may still be on its way through the hooks.
      async (request, reply) => handler.call(app, request, reply) ?? reply,
      limits[route.config?.answerLimit ?? 'usual'],
    )
    const limited: RouteHandlerMethod = (request, reply) =>
      isInProcess(request) ? handler.call(app, request, reply) : inTime(request, reply)
    route.handler = limited
  })
}
