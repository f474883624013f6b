import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { hasBody } from './open-bodies.ts'
import type { ServerLimits } from './server-limits.ts'

export const OVERLOADED = 'Too many people are here at this moment. Try again in a few seconds.'
const RETRY_SECONDS = 2
const SAMPLE_MS = 1000
/** With fewer requests under way the delay has another cause, and refusing them would not help. */
const FEW = 32

export interface Load {
  /** How many statements wait for a connection. */
  waitingStatements(): number
}

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses a request before any work is done for it when it would only wait in vain. Probes and calls that a page makes in
 * process always pass; cached answers are sent before. A request counts from the end of its body until its answer begins:
 * neither open event streams nor slow senders count.
 */
export async function refuseOverload(app: FastifyInstance, limits: ServerLimits, load: Load): Promise<void> {
  // Only the measurement is used: the plugin itself would refuse probes and cached answers too.
  await app.register(underPressure, {
    maxEventLoopDelay: limits.lateMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => {},
  })
  const underWay = new Set<FastifyRequest>()
  const isOverloaded = () =>
    underWay.size >= limits.underWay ||
    load.waitingStatements() >= limits.waitingStatements ||
    (underWay.size >= FEW && app.isUnderPressure())

  const overloadError = () =>
    isOverloaded() ? new AppError('unavailable', OVERLOADED, { retryAfterSeconds: RETRY_SECONDS }) : undefined

  function admit(request: FastifyRequest, reply: FastifyReply): AppError | undefined {
    const error = overloadError()
    if (error) return error
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
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
    underWay.delete(request)
    done()
  })
}
