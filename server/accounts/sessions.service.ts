import { isIP } from 'node:net'
import { TOKEN_REJECTED } from '#domain/accounts/account-rules.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { unauthenticated } from '../errors.ts'
import { sha256 } from '../infra/passwords.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS, type TokenClaims, type Tokens } from '../infra/tokens.ts'
import { type Device, deviceName, toDevice } from './security/device.ts'
import { reportDeviceChange } from './security/new-device.service.ts'
import {
  findSessionUser,
  insertSession,
  revokeSession,
  type SessionDevice,
  setRefreshHash,
  touchSession,
} from './sessions.queries.ts'

/** Opens a stored session and gives its two tokens. */
export async function openSession(db: Database, tokens: Tokens, userId: number, device: Device, isPersistent: boolean) {
  const seconds = isPersistent ? REFRESH_SECONDS.remembered : REFRESH_SECONDS.ordinary
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

/** A browser that sends its id is known by that alone: its name changes when a phone asks for the desktop page. */
function isSameDevice(opened: SessionDevice, now: Device): boolean {
  if (opened.device_hash) return opened.device_hash === now.device_hash
  return deviceName(opened.user_agent) === deviceName(now.user_agent)
}

/**
 * A new access token. Nothing is rejected when the token comes from another device than the session was opened in, because
 * a browser may lose its id; its owner gets a mail, at most once a day.
 * @throws unauthenticated for a revoked, expired or malformed refresh token
 */
export async function refreshAccess(
  { db, tokens, secrets }: Pick<Services, 'db' | 'tokens' | 'secrets'>,
  refresh: string,
  caller: Caller,
): Promise<{ access: string }> {
  const claims = await tokens.read('refresh', refresh)
  const opened = claims && (await touchSession(db, claims.sessionId, sha256(refresh)))
  if (!claims || !opened) throw unauthenticated(TOKEN_REJECTED)
  const now = toDevice(secrets, claims.userId, caller)
  if (!isSameDevice(opened, now)) await reportDeviceChange(db, claims, now)
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
  if (ended === undefined) throw unauthenticated(refresh ? TOKEN_REJECTED : undefined)
  if (!(await revokeSession(db, ended))) throw unauthenticated(TOKEN_REJECTED)
}
