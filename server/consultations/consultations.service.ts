import type { ConsultationRequest, RequestInput, RequestQuery } from '#domain/consultations/consultations.schema.ts'
import { derivePriority } from '#domain/consultations/priority.ts'
import {
  IDEMPOTENCY_KEY_USED,
  NO_SUCH_DIETITIAN,
  NOT_ACCEPTING,
  NOT_TO_ONESELF,
  REQUEST_NOT_PENDING,
} from '#domain/consultations/request-rules.ts'
import { statusDisplay } from '#domain/consultations/status.ts'
import { DELETED_ACCOUNT } from '#domain/privacy/privacy-rules.ts'
import { getProfile } from '../accounts/accounts.service.ts'
import { recordAccess, recordAudit, recordListAccess } from '../audit/audit.service.ts'
import type { Actor, EventServices, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findRecipient } from '../dietitians/dietitians.service.ts'
import { tryRemoveFile } from '../documents/document-store.service.ts'
import { conflict, invalid, requireFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import { listFileKeys } from './attachments/attachments.queries.ts'
import { claimAttachments } from './attachments/attachments.service.ts'
import {
  countByStatus,
  countRequests,
  deleteRequest,
  findRequest,
  findSentRequest,
  insertRequestOnce,
  listRequestRows,
  lockRequest,
  type RequestRow,
  type RequestScope,
} from './consultations.queries.ts'
import { countUnread } from './messages.queries.ts'
import { type ParticipantRole, requestScope, requireParticipant } from './visibility.ts'

export { listRequestTexts } from './request-texts.queries.ts'

const toIso = (date: Date | null) => date?.toISOString() ?? null

/**
 * A request as its reader may see it: only admins see the reminder and every proposal, the client an open proposal.
 */
function toRequest(actor: Actor, row: RequestRow, unread: number): ConsultationRequest {
  const {
    client_id: _client,
    dietitian_id,
    first_reply_at: _replied,
    handover_to: _to,
    handover_name: _name,
    handover_proposed_at: _proposed,
    handover_outcome: _outcome,
    handover_ended_at: _ended,
    ...request
  } = row
  const isAdmin = actor.role === 'admin'
  const mayKnow = isAdmin || (row.client_id === actor.id && openCandidate(row) !== null)
  return {
    ...withIsoDates(request),
    to_dietitian: dietitian_id,
    dietitian_name: row.dietitian_name ?? DELETED_ACCOUNT,
    status_display: statusDisplay(row.status),
    priority: row.chosen_priority ?? row.priority,
    derived_priority: row.priority,
    unread_messages: unread,
    reminded_at: isAdmin ? toIso(row.reminded_at) : null,
    handover: mayKnow ? toHandover(row) : null,
    may_hand_over: isAdmin && canHandOver(row),
  }
}

/** Once only, and while the client is waiting for a first reply or for a reply to a later message. */
export function canHandOver({ waiting_since, client_id, handover_outcome }: RequestRow): boolean {
  return waiting_since !== null && client_id !== null && handover_outcome !== 'agreed'
}

/** The proposed dietitian about whom the client has yet to decide; null if there is none. */
export function openCandidate({ handover_to, handover_outcome, waiting_since }: RequestRow): number | null {
  return handover_outcome === null && waiting_since !== null ? handover_to : null
}

/** The last proposal; null without one, or if the proposed dietitian's account is deleted. */
function toHandover(row: RequestRow): ConsultationRequest['handover'] {
  if (row.handover_to === null || row.handover_proposed_at === null) return null
  const isOpen = openCandidate(row) !== null
  return {
    to: row.handover_to,
    name: row.handover_name ?? '',
    proposed_at: row.handover_proposed_at.toISOString(),
    outcome: isOpen ? null : (row.handover_outcome ?? 'ended'),
    ended_at: toIso(row.handover_ended_at),
  }
}

/** Adds the reader's unread counts. Admins are not participants and have no unread messages. */
async function toRequests(db: Database, actor: Actor, rows: RequestRow[]): Promise<ConsultationRequest[]> {
  const own = rows.filter((row) => requireParticipant(actor, row).role !== 'admin').map(({ id }) => id)
  const unread = await countUnread(db, own, actor.id)
  return rows.map((row) => toRequest(actor, row, unread.get(row.id) ?? 0))
}

/** The answer to a change: the request as the actor sees it afterwards. */
export async function readBack(db: Database, actor: Actor, id: number) {
  const row = requireFound(await findRequest(db, id))
  return { contact_request: requireFound((await toRequests(db, actor, [row]))[0]) }
}

/**
 * Changes a request with its row locked, notifies open pages, and reads it back.
 * @param change returns the accounts to notify
 */
export async function changeRequest(
  { db, events }: EventServices,
  actor: Actor,
  id: number,
  change: (tx: Database, row: RequestRow) => Promise<(number | null)[]>,
) {
  const concerned = await db.transaction(async (tx) => change(tx, requireFound(await lockRequest(tx, id))))
  events.publish({ about: 'requests', id }, concerned)
  return readBack(db, actor, id)
}

/**
 * Finds a request for an action reserved for its client.
 * @throws not found for strangers, forbidden for the dietitian and admins
 */
export async function requireClient(db: Database, actor: Actor, id: number): Promise<RequestRow> {
  return requireParticipant(actor, await findRequest(db, id), ['client']).row
}

/** Admits participants with one of these roles. @throws not found for strangers, forbidden for other roles */
export function requireParticipantRole(...roles: ParticipantRole[]) {
  return async ({ db, actor, params }: { db: Database; actor: Actor; params: { id: number } }): Promise<void> => {
    requireParticipant(actor, await findRequest(db, params.id), roles)
  }
}

async function requireRecipient(db: Database, actor: Actor, id: number) {
  if (id === actor.id) throw invalid({ to_dietitian: [NOT_TO_ONESELF] })
  const recipient = await findRecipient(db, id)
  if (!recipient) throw invalid({ to_dietitian: [NO_SUCH_DIETITIAN] })
  if (!recipient.is_available) throw invalid({ to_dietitian: [NOT_ACCEPTING] })
  return recipient
}

/** The person whom the request is for: the client, or another person described in the request. */
function toPerson(client: Pick<ConsultationRequest, 'age' | 'gender'>, input: RequestInput) {
  const { relation, person_age, person_gender } = input
  if (relation === undefined) return { age: client.age, gender: client.gender }
  return { relation, age: person_age ?? null, gender: person_gender ?? null }
}

/**
 * Creates a request with the client's current contact details and mails the dietitian. A repeated idempotency key
 * returns the request that was created first.
 */
export async function createRequest(
  { db, events }: EventServices,
  actor: Actor,
  input: RequestInput,
  idempotencyKey: string | null = null,
): Promise<ConsultationRequest> {
  const sent = idempotencyKey === null ? null : await findSentRequest(db, actor.id, idempotencyKey)
  if (sent) {
    const isSame = sent.dietitian_id === input.to_dietitian && sent.message === input.message
    if (!isSame) throw conflict(IDEMPOTENCY_KEY_USED)
    return toRequest(actor, sent, 0)
  }
  const [recipient, client] = await Promise.all([
    requireRecipient(db, actor, input.to_dietitian),
    getProfile(db, actor.id),
  ])
  const name = `${client.first_name} ${client.last_name}`
  const id = await db.transaction(async (tx) => {
    const requestId = await insertRequestOnce(tx, {
      client_id: actor.id,
      dietitian_id: input.to_dietitian,
      name,
      email: client.email,
      phone_number: client.phone_number,
      ...toPerson(client, input),
      message: input.message,
      health_concern: input.health_concern || null,
      priority: derivePriority(input.message, input.health_concern),
      is_minor: input.is_minor ?? false,
      guardian_name: input.guardian_name || null,
      guardian_consent: input.guardian_consent ?? false,
      idempotency_key: idempotencyKey,
    })
    if (requestId === null) return null
    await claimAttachments(tx, actor, input.attachment_ids, { request_id: requestId, message_id: null })
    const props = { client_name: name, request_id: requestId }
    await queueMail(tx, { to: recipient.email, template: 'new-request', props })
    const to = { dietitian_name: recipient.full_name, reply_minutes: recipient.first_reply_minutes }
    await queueMail(tx, { to: client.email, template: 'request-sent', props: { ...props, ...to } })
    return requestId
  })
  // The same key arrived a second time while the first request was being stored.
  if (id === null) return createRequest({ db, events }, actor, input, idempotencyKey)
  events.publish({ about: 'requests', id }, [actor.id, input.to_dietitian])
  return toRequest(actor, requireFound(await findRequest(db, id)), 0)
}

/**
 * Deletes a request that the client takes back.
 * @throws conflict once the dietitian has answered or closed it
 */
export async function withdrawRequest(
  { db, events, files }: Pick<Services, 'db' | 'events' | 'files'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const { row, fileKeys } = await db.transaction(async (tx) => {
    const { row } = requireParticipant(actor, await lockRequest(tx, id), ['client'])
    if (row.status !== 'pending') throw conflict(REQUEST_NOT_PENDING)
    const fileKeys = await listFileKeys(tx, id)
    await deleteRequest(tx, id)
    await recordAudit(tx, actor.id, 'request.withdrawn', ['consultation_request', id])
    return { row, fileKeys }
  })
  events.publish({ about: 'requests', id }, [row.client_id, row.dietitian_id])
  for (const key of fileKeys) await tryRemoveFile({ db, files }, key)
}

/** The counts by status also give the total of a list filtered by status only, so most lists need no second count. */
async function readPage(db: Database, scope: RequestScope, query: RequestQuery) {
  const isSent = scope !== 'all' && 'client_id' in scope
  const isNarrowed =
    query.search || query.waiting || query.unread || query.priority || query.same_client_as || query.answered_days
  const [stats, counted, rows] = await Promise.all([
    isSent ? undefined : countByStatus(db, scope),
    isSent || isNarrowed ? countRequests(db, scope, query) : undefined,
    listRequestRows(db, scope, query),
  ])
  return { count: counted ?? stats?.[query.status ?? 'total'] ?? 0, rows, ...(stats ? { stats } : {}) }
}

/** Logs whose requests a list shows to an admin, before it is shown. */
async function recordList(db: Database, actor: Actor, rows: RequestRow[]): Promise<void> {
  const ids = rows.filter((row) => requireParticipant(actor, row).role === 'admin').map(({ id }) => id)
  await recordListAccess(db, actor.id, 'request.listed', ['consultation_request', ids])
}

export async function listRequests(db: Database, actor: Actor, query: RequestQuery) {
  const scope = requestScope(actor, query)
  const { rows, ...counts } = await readPage(db, scope, query)
  requirePage(query, counts.count)
  await recordList(db, actor, rows)
  return { ...counts, results: await toRequests(db, actor, rows) }
}

/** Logs that a dietitian or admin opens a request or its conversation, before it is shown. */
export async function recordOpening(db: Database, actor: Actor, role: ParticipantRole, requestId: number) {
  if (role === 'client') return
  await recordAccess(db, actor.id, 'request.opened', ['consultation_request', requestId])
}

export async function openRequest(db: Database, actor: Actor, id: number): Promise<ConsultationRequest> {
  const { row, role } = requireParticipant(actor, await findRequest(db, id))
  await recordOpening(db, actor, role, id)
  return requireFound((await toRequests(db, actor, [row]))[0])
}
