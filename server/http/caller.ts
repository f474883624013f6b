import type { FastifyRequest } from 'fastify'
import type { Caller } from '../context.ts'
import { addressKey } from '../infra/rate-limits.ts'

const USER_AGENT_MAX = 400

export function callerOf(request: FastifyRequest): Caller {
  const userAgent = request.headers['user-agent'] ?? ''
  return { address: addressKey(request.ip), user_agent: userAgent.slice(0, USER_AGENT_MAX) }
}
