import type { FastifyRequest } from 'fastify'
import { TOKEN_REJECTED } from '#domain/accounts/account-rules.ts'
import type { Access } from '#domain/http/endpoint.ts'
import type { Actor, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { forbidden, unauthenticated } from '../errors.ts'
import { addressKey } from '../infra/networks.ts'
import type { TokenClaims } from '../infra/tokens.ts'
import { isSafeMethod } from './caller.ts'

/** The parts of the accounts feature that every request may need; `app.ts` passes them in. */
export interface AccountAccess {
  findActor(services: Services, claims: TokenClaims): Promise<Actor | null>
  requireStepUp(db: Database, actor: Actor, reason: string): Promise<void>
}

function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header ? (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '') : null
}

/**
 * The caller, or null where nobody has to be signed in.
 * @throws unauthenticated or forbidden, before anything of the request is looked at
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
    // A token that is worth nothing makes a write no less anonymous.
    if (!isSafeMethod(request.method)) await services.limits.takeInMemory('anonymousWrites', addressKey(request.ip))
    if (access === 'anyone') return null
    throw unauthenticated(TOKEN_REJECTED)
  }
  if (Array.isArray(access) && !access.includes(actor.role)) throw forbidden()
  return actor
}
