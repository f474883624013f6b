import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { isInProcess } from '../pages/is-in-process.ts'
import { hasBody } from './open-bodies.ts'
import type { ServerLimits } from './server-limits.ts'

export const OVERLOADED = 'Too many people are here at this moment. Try again in a few seconds.'
const RETRY_SECONDS = 2
const LOOK_MS = 1000
const SAMPLE_MS = 20
/** So few are not what makes a process late, and refusing them helps nobody: the machine has something else to do. */
const FEW = 32
const NANOSECONDS = 1e6

export interface Load {
  /** How many statements wait for a connection. */
  waitingStatements(): number
  /** Answers that cost nothing: those from memory. */
  isFree(request: FastifyRequest): boolean
}

/** One late look may be a pause of the machine; a process that has too much to do is late again and again. */
function watchLateness(app: FastifyInstance, lateMs: number): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  let lateLooks = 0
  const timer = setInterval(() => {
    lateLooks = delay.percentile(99) / NANOSECONDS > lateMs ? lateLooks + 1 : 0
    delay.reset()
  }, LOOK_MS)
  timer.unref()
  app.addHook('onReady', async () => void delay.enable())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  return () => lateLooks >= 2
}

const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Says at once that there is too much to do, before anything is done for a request that would only wait in vain. Probes,
 * answers from memory and a page's own calls always pass. A request counts from when its body has come until its answer
 * begins: open event streams do not, nor does who sends slowly.
 */
export function refuseOverload(app: FastifyInstance, limits: ServerLimits, load: Load): void {
  const underWay = new Set<FastifyRequest>()
  const isLate = watchLateness(app, limits.lateMs)
  const isOverloaded = () =>
    underWay.size >= limits.underWay ||
    load.waitingStatements() >= limits.waitingStatements ||
    (underWay.size >= FEW && isLate())

  const refusal = (request: FastifyRequest) =>
    isOverloaded() && !load.isFree(request)
      ? new AppError('unavailable', OVERLOADED, { retryAfterSeconds: RETRY_SECONDS })
      : undefined

  function admit(request: FastifyRequest, reply: FastifyReply): AppError | undefined {
    const refused = refusal(request)
    if (refused) return refused
    underWay.add(request)
    reply.raw.once('close', () => underWay.delete(request))
  }

  const isExempt = (request: FastifyRequest) => isInProcess(request) || PROBES.has(request.url)
  app.addHook('onRequest', (request, reply, done) => {
    if (isExempt(request)) return done()
    done(hasBody(request) ? refusal(request) : admit(request, reply))
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
