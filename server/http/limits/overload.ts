import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Lifecycle } from '../health.ts'
import { hasBody } from './open-bodies.ts'
import type { ServerLimits } from './server-limits.ts'

export const OVERLOADED = 'Too many people are using the site right now. Try again in a few seconds.'
const RETRY_SECONDS = 2
const SAMPLE_MS = 1000
/** With fewer requests in progress the delay has another cause, and rejecting them would not help. */
const FEW = 32

export const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Rejects requests at once that would only wait until they time out. Probes and calls made by a page in process always
 * pass; cached responses are sent earlier. A request counts from the end of its body until its response begins: open
 * event streams and slow senders do not count.
 */
export async function rejectWhenOverloaded(
  app: FastifyInstance,
  limits: ServerLimits,
  load: Pick<Lifecycle, 'waitingStatements'>,
): Promise<void> {
  // Only the measurement is used: the plugin itself would also reject probes and cached responses.
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => {},
  })
  const running = new Set<FastifyRequest>()
  const isOverloaded = () =>
    running.size >= limits.concurrentRequests ||
    load.waitingStatements() >= limits.waitingStatements ||
    (running.size >= FEW && app.isUnderPressure())

  const overloadError = () =>
    isOverloaded() ? new AppError('unavailable', OVERLOADED, { retryAfterSeconds: RETRY_SECONDS }) : undefined

  function admit(request: FastifyRequest, reply: FastifyReply): AppError | undefined {
    const error = overloadError()
    if (error) return error
    running.add(request)
    reply.raw.once('close', () => running.delete(request))
  }

  const isExempt = (request: FastifyRequest) => PROBES.has(request.url)
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request)) return done()
    done(hasBody(request) ? overloadError() : admit(request, reply))
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request) || !hasBody(request)) return done()
    done(admit(request, reply))
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    running.delete(request)
    done()
  })
}
