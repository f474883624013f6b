import { isIP } from 'node:net'
import { TOKEN_REFUSED } from '#domain/accounts/account-rules.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { unauthenticated } from '../errors.ts'
import { sha256 } from '../infra/passwords.ts'
import type { SecretBox } from '../infra/secret-box.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS, type TokenClaims, type Tokens } from '../infra/tokens.ts'
import { findSessionUser, insertSession, revokeSession, setRefreshHash, touchSession } from './sessions.queries.ts'

export interface Device {
  address: string
  user_agent: string
  /** Of the id that the browser sent; null where there was none. */
  device_hash?: string | null
}

/** What may be kept of where a call comes from: never the id itself, and for each account another hash of it. */
export function toDevice(secrets: SecretBox, userId: number, { address, user_agent, device_id }: Caller): Device {
  const device_hash = device_id && secrets.fingerprint(device_id, `device of user ${userId}`)
  return { address, user_agent, device_hash }
}

/** Opens a stored session and gives its two tokens. */
export async function openSession(db: Database, tokens: Tokens, userId: number, device: Device, isRemembered: boolean) {
  const seconds = isRemembered ? REFRESH_SECONDS.remembered : REFRESH_SECONDS.ordinary
  const sessionId = await insertSession(db, {
    user_id: userId,
    user_agent: device.user_agent,
    address: isIP(device.address.split('/')[0] ?? '') ? device.address : null,
    device_hash: device.device_hash ?? null,
    seconds,
  })
  const claims = { userId, sessionId }
  const refresh = await tokens.sign('refresh', claims, seconds)
  await setRefreshHash(db, sessionId, sha256(refresh))
  return { session_id: sessionId, tokens: { access: await tokens.sign('access', claims, ACCESS_SECONDS), refresh } }
}

/**
 * Who a genuine access token stands for right now; null once the session ended, the account was disabled, or the site of
 * a demo account became public.
 */
export async function findActor(
  { db, allowsDemoSignIn }: Pick<Services, 'db' | 'allowsDemoSignIn'>,
  claims: TokenClaims,
): Promise<Actor | null> {
  const user = await findSessionUser(db, claims.sessionId, claims.userId)
  if (!user || (user.is_demo && !allowsDemoSignIn)) return null
  return { id: user.id, role: user.role, session_id: claims.sessionId }
}

/** @throws unauthenticated for a revoked, expired or malformed refresh token */
export async function refreshAccess(db: Database, tokens: Tokens, refresh: string): Promise<{ access: string }> {
  const claims = await tokens.read('refresh', refresh)
  const isLive = claims !== null && (await touchSession(db, claims.sessionId, sha256(refresh)))
  if (!isLive) throw unauthenticated(TOKEN_REFUSED)
  return { access: await tokens.sign('access', claims, ACCESS_SECONDS) }
}

/**
 * Ends the session that the caller proves with either token: an expired access token must not keep anybody
 * signed in.
 */
export async function endSession(
  db: Database,
  tokens: Tokens,
  sessionId: number | undefined,
  refresh: string | undefined,
) {
  const claims = sessionId === undefined && refresh ? await tokens.read('refresh', refresh) : null
  const ended = sessionId ?? claims?.sessionId
  if (ended === undefined) throw unauthenticated(refresh ? TOKEN_REFUSED : undefined)
  if (!(await revokeSession(db, ended))) throw unauthenticated(TOKEN_REFUSED)
}
