import { isIP } from 'node:net'
import { TOKEN_REJECTED } from '#domain/accounts/account-rules.ts'
import type { Session, SessionQuery } from '#domain/accounts/security.schema.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { notFound, toPage, unauthenticated } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { sha256 } from '../infra/secrets/passwords.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS, type TokenClaims, type Tokens } from '../infra/secrets/tokens.ts'
import { reportDeviceChange } from './security/account-mails.service.ts'
import { coarseAddress, type Device, deviceName, toDevice } from './security/device.ts'
import {
  findSessionUser,
  insertSession,
  listLiveSessions,
  revokeOwnSession,
  revokeSession,
  revokeUserSessions,
  type SessionDevice,
  type SessionRow,
  setRefreshHash,
  touchSession,
} from './sessions.queries.ts'

/** Opens a session and returns its two tokens. */
export async function openSession(db: Database, tokens: Tokens, userId: number, device: Device, isPersistent: boolean) {
  const seconds = isPersistent ? REFRESH_SECONDS.remembered : REFRESH_SECONDS.ordinary
  const sessionId = await insertSession(db, {
    ...device,
    user_id: userId,
    address: isIP(device.address.split('/')[0] ?? '') ? device.address : null,
    seconds,
  })
  const claims = { userId, sessionId }
  const refresh = await tokens.sign('refresh', claims, seconds)
  await setRefreshHash(db, sessionId, sha256(refresh))
  return { tokens: { access: await tokens.sign('access', claims, ACCESS_SECONDS), refresh } }
}

/**
 * The account of a valid access token; null once the session has ended, the account is disabled, or a demo account's
 * site has become public.
 */
export async function findActor(
  { db, allowsDemoSignIn }: Pick<Services, 'db' | 'allowsDemoSignIn'>,
  claims: TokenClaims,
): Promise<Actor | null> {
  const user = await findSessionUser(db, claims.sessionId, claims.userId)
  if (!user || (user.is_demo && !allowsDemoSignIn)) return null
  return { id: user.id, role: user.role, session_id: claims.sessionId }
}

/**
 * A browser that sends an id is compared by id alone: its user agent changes when a phone requests the desktop page.
 */
function isSameDevice(session: SessionDevice, current: Device): boolean {
  if (session.device_hash) return session.device_hash === current.device_hash
  return deviceName(session.user_agent) === deviceName(current.user_agent)
}

/**
 * Issues a new access token. A token from another device than the session's is not rejected, because a browser may lose
 * its id; the owner gets a mail instead, at most once a day.
 * @throws unauthenticated for a revoked, expired or malformed refresh token
 */
export async function refreshAccess(
  { db, tokens, secrets }: Services,
  refresh: string,
  caller: Caller,
): Promise<{ access: string }> {
  const claims = await tokens.read('refresh', refresh)
  const session = claims && (await touchSession(db, claims.sessionId, sha256(refresh)))
  if (!claims || !session) throw unauthenticated(TOKEN_REJECTED)
  const device = toDevice(secrets, claims.userId, caller)
  if (!isSameDevice(session, device)) await reportDeviceChange(db, claims, device)
  return { access: await tokens.sign('access', claims, ACCESS_SECONDS) }
}

/** Ends the session of either token: a caller whose access token has expired must still be able to sign out. */
export async function endSession({ db, tokens }: Services, sessionId: number | undefined, refresh: string | undefined) {
  const claims = sessionId === undefined && refresh ? await tokens.read('refresh', refresh) : null
  const endedId = sessionId ?? claims?.sessionId
  if (endedId === undefined) throw unauthenticated(refresh ? TOKEN_REJECTED : undefined)
  if (!(await revokeSession(db, endedId))) throw unauthenticated(TOKEN_REJECTED)
}

function toSession({ id, user_agent, address, created_at, last_used_at }: SessionRow, actor: Actor): Session {
  return {
    ...withIsoDates({ id, created_at, last_used_at }),
    device: deviceName(user_agent),
    address: coarseAddress(address),
    is_current: id === actor.session_id,
  }
}

/** The account's sessions: the current one first, then by last use. */
export async function listSessions(db: Database, actor: Actor, query: SessionQuery) {
  const page = await listLiveSessions(db, actor.id, actor.session_id, query)
  return toPage(query, page, (row) => toSession(row, actor))
}

/** @throws not found for another account's session */
export async function endOneSession(db: Database, actor: Actor, sessionId: number): Promise<void> {
  if (!(await revokeOwnSession(db, actor.id, sessionId))) throw notFound()
}

export async function endOtherSessions(db: Database, actor: Actor): Promise<void> {
  await revokeUserSessions(db, actor.id, actor.session_id)
}
