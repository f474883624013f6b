import type { RequestQuery } from '#domain/consultations/consultations.schema.ts'
import type { Actor } from '../context.ts'
import { forbidden, notFound } from '../errors.ts'
import type { RequestRow } from './consultations.queries.ts'

/** An account's role in one contact request. */
export type ParticipantRole = 'client' | 'dietitian' | 'admin'

function participantRole(actor: Actor, row: Pick<RequestRow, 'client_id' | 'dietitian_id'>): ParticipantRole | null {
  if (row.client_id === actor.id) return 'client'
  // Only while they have the role: a former dietitian must not see other people's health data.
  if (row.dietitian_id === actor.id && actor.role === 'dietitian') return 'dietitian'
  return actor.role === 'admin' ? 'admin' : null
}

/**
 * Admits participants with one of these roles, by default all.
 * @throws not found for strangers, who must not learn that the request exists; forbidden for other roles
 */
export function requireParticipant(
  actor: Actor,
  row: RequestRow | null,
  roles: readonly ParticipantRole[] = ['client', 'dietitian', 'admin'],
): { row: RequestRow; role: ParticipantRole } {
  const role = row && participantRole(actor, row)
  if (!row || !role) throw notFound()
  if (!roles.includes(role)) throw forbidden()
  return { row, role }
}

/**
 * The requests that a list contains: all or one dietitian's for an admin, received ones for a dietitian, sent ones
 * otherwise.
 */
export function requestScope(actor: Actor, { sent, dietitian }: Pick<RequestQuery, 'sent' | 'dietitian'>) {
  if (sent === 'true' || actor.role === 'user') return { client_id: actor.id }
  if (actor.role === 'dietitian') return { dietitian_id: actor.id }
  return dietitian === undefined ? 'all' : { dietitian_id: dietitian }
}
