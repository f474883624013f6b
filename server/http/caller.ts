import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { DEVICE_HEADER, readDeviceId } from '#domain/accounts/device-id.ts'
import type { Caller } from '../context.ts'
import { isFromThisMachine, type Origin } from '../infra/local-address.ts'
import { addressKey } from '../infra/networks.ts'

const USER_AGENT_MAX = 400

/** Of HTTP: it changes nothing. */
export const isSafeMethod = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * Whether a request counts as a read: not with `HEAD`, nor where a browser prefetches what its user may never open
 * (`Sec-Purpose` by the Fetch standard, `Purpose` of older browsers).
 */
export function isReading({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && !isPrefetch(headers['sec-purpose']) && !isPrefetch(headers.purpose)
}

const isPrefetch = (purpose: string | string[] | undefined) =>
  purpose !== undefined && /prefetch|prerender/i.test(String(purpose))

/** @param request.raw where the connection comes from, whatever forwarding headers say of `ip` */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'> & { raw: Origin }): Caller {
  const userAgent = request.headers['user-agent'] ?? ''
  return {
    address: addressKey(request.ip),
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    device_id: readDeviceId(request.headers[DEVICE_HEADER]),
    // Few handlers ask.
    get is_local() {
      return isFromThisMachine(request.raw)
    },
  }
}
