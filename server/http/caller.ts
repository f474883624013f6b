import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { TOKEN_REJECTED } from '#domain/accounts/account-rules.ts'
import { DEVICE_HEADER, readDeviceId } from '#domain/accounts/device-id.ts'
import type { Access } from '#domain/http/endpoint.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { forbidden, unauthenticated } from '../errors.ts'
import { addressKey, isFromThisMachine, type Origin } from '../infra/networks.ts'
import type { TokenClaims } from '../infra/secrets/tokens.ts'

const USER_AGENT_MAX = 400

/** True for HTTP methods that change nothing. */
export const isSafeMethod = (method: string) => method === 'GET' || method === 'HEAD'

/**
 * True if a request counts as a view: not a `HEAD`, nor a browser's prefetch of a page that may never be opened
 * (`Sec-Purpose` by the Fetch standard, `Purpose` in older browsers).
 */
export function isReading({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'GET' && !isPrefetch(headers['sec-purpose']) && !isPrefetch(headers.purpose)
}

const isPrefetch = (purpose: string | string[] | undefined) =>
  purpose !== undefined && /prefetch|prerender/i.test(String(purpose))

/** @param request.raw the connection's own origin, which forwarding headers cannot change */
export function callerOf(request: Pick<FastifyRequest, 'ip' | 'headers'> & { raw: Origin }): Caller {
  const userAgent = request.headers['user-agent'] ?? ''
  return {
    address: addressKey(request.ip),
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    device_id: readDeviceId(request.headers[DEVICE_HEADER]),
    // Computed lazily, because few handlers need it.
    get is_local() {
      return isFromThisMachine(request.raw)
    },
  }
}

/** The functions of the accounts feature that any request may need; `app.ts` passes them in. */
export interface AccountAccess {
  findActor(services: Services, claims: TokenClaims): Promise<Actor | null>
  requireStepUp(db: Database, actor: Actor, reason: string): Promise<void>
}

/** Null without the header, empty if it is no bearer token. */
export function bearerToken({ headers: { authorization } }: FastifyRequest): string | null {
  return authorization ? (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '') : null
}

/**
 * The caller; null if no sign-in is required and none was sent.
 * @throws unauthenticated or forbidden, before the request is read
 */
export async function authenticate(services: Services, request: FastifyRequest, access: Access): Promise<Actor | null> {
  const token = bearerToken(request)
  if (token === null) {
    if (access === 'anyone') return null
    throw unauthenticated()
  }
  const claims = await services.tokens.read('access', token)
  const actor = claims && (await request.server.accounts.findActor(services, claims))
  if (!actor) {
    // A write with an invalid token counts as anonymous.
    if (!isSafeMethod(request.method)) await services.limits.takeInMemory('anonymousWrites', addressKey(request.ip))
    if (access === 'anyone') return null
    throw unauthenticated(TOKEN_REJECTED)
  }
  if (Array.isArray(access) && !access.includes(actor.role)) throw forbidden()
  return actor
}
