import type { FastifyRequest } from 'fastify'
import type { Caller } from '../context.ts'
import { addressKey } from '../infra/rate-limits.ts'
import { isInProcess } from './pages/is-in-process.ts'

const USER_AGENT_MAX = 400

/**
 * Whether somebody reads what is asked for: not with `HEAD`, nor where a browser fetches ahead what its user may never
 * open (`Sec-Purpose` by the Fetch standard, `Purpose` of older browsers), nor where a page's own loader asks.
 */
export function isReading(request: FastifyRequest): boolean {
  const purpose = `${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`
  return request.method === 'GET' && !/prefetch|prerender/i.test(purpose) && !isInProcess(request)
}

export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent'] ?? ''
  return { address: addressKey(request.ip), user_agent: userAgent.slice(0, USER_AGENT_MAX) }
}
