import type { Session, SessionQuery } from '#domain/accounts/security.schema.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { notFound, requirePage } from '../../errors.ts'
import { withIsoDates } from '../../infra/iso-dates.ts'
import { listLiveSessions, revokeOwnSession, revokeUserSessions, type SessionRow } from '../sessions.queries.ts'
import { coarseAddress, deviceName } from './device.ts'

function toSession({ id, user_agent, address, created_at, last_used_at }: SessionRow, actor: Actor): Session {
  return {
    ...withIsoDates({ id, created_at, last_used_at }),
    device: deviceName(user_agent),
    address: coarseAddress(address),
    is_current: id === actor.session_id,
  }
}

/** Where the account is signed in: this device first, then the last used ones. */
export async function listSessions(db: Database, actor: Actor, query: SessionQuery) {
  const { count, rows } = await listLiveSessions(db, actor.id, actor.session_id, query)
  requirePage(query, count)
  return { count, results: rows.map((row) => toSession(row, actor)) }
}

/** Signs out one device of the own account; anybody else's is not there. */
export async function endOneSession(db: Database, actor: Actor, sessionId: number): Promise<void> {
  if (!(await revokeOwnSession(db, actor.id, sessionId))) throw notFound()
}

export async function endOtherSessions(db: Database, actor: Actor): Promise<void> {
  await revokeUserSessions(db, actor.id, actor.session_id)
}
