import type { RequestQuery } from '#domain/consultations/consultations.schema.ts'
import type { Actor } from '../context.ts'
import { forbidden, notFound } from '../errors.ts'
import type { RequestRow, RequestScope } from './consultations.queries.ts'

/** What somebody is to a request: its client, its dietitian, the office, or nobody. */
export type Part = 'client' | 'dietitian' | 'office'

function partIn(actor: Actor, row: Pick<RequestRow, 'client_id' | 'dietitian_id'>): Part | null {
  if (row.client_id === actor.id) return 'client'
  // Only while the role lasts: a former dietitian does not keep other people's health data.
  if (row.dietitian_id === actor.id && actor.role === 'dietitian') return 'dietitian'
  return actor.role === 'admin' ? 'office' : null
}

/** @throws not found for strangers: they must not learn that the request exists */
export function requirePart(actor: Actor, row: RequestRow | null): { row: RequestRow; part: Part } {
  const part = row && partIn(actor, row)
  if (!row || !part) throw notFound()
  return { row, part }
}

export function requireAnswering(part: Part): void {
  if (part === 'client') throw forbidden()
}

/**
 * Which requests a list holds: everybody's for the office or those sent to one dietitian, received ones for a dietitian,
 * sent ones otherwise.
 */
export function scopeOf(actor: Actor, { sent, dietitian }: Pick<RequestQuery, 'sent' | 'dietitian'>): RequestScope {
  if (sent === 'true' || actor.role === 'user') return { client_id: actor.id }
  if (actor.role === 'dietitian') return { dietitian_id: actor.id }
  return dietitian === undefined ? 'all' : { dietitian_id: dietitian }
}
