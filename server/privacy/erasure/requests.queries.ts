import { type SQL, sql } from 'drizzle-orm'
import { DELETED_ACCOUNT, DELETED_NAME, DELETED_TEXT } from '#domain/privacy/privacy-rules.ts'
import type { Database } from '../../db/connect.ts'

interface Patterns {
  certain: string
  names: string
}

/**
 * Removes the person from a text. Single names are matched in any case, or exactly where they may be ordinary words.
 */
function without({ certain, names }: Patterns, text: SQL, spelling: 'any' | 'exact'): SQL {
  const flags = spelling === 'any' ? 'gi' : 'g'
  return sql`regexp_replace(regexp_replace(${text}, ${certain}, ${DELETED_NAME}, 'gi'), ${names}, ${DELETED_NAME}, ${flags})`
}

/** Locks the requests that this person sent. */
export async function listOwnRequests(tx: Database, clientId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from consultation_requests where client_id = ${clientId} order by id for update`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Requests that this person received. */
export async function listReceivedRequests(tx: Database, dietitianId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from consultation_requests where dietitian_id = ${dietitianId}`,
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * Erases the client's texts and details, and the files of both sides. The dietitian's answers are kept without the
 * client's name.
 */
export async function eraseClient(tx: Database, clientId: number, patterns: Patterns, contact: string): Promise<void> {
  const own = sql`(select id from consultation_requests where client_id = ${clientId})`
  await tx.execute(sql`delete from consultation_notes where request_id in ${own}`)
  await tx.execute(sql`delete from consultation_attachments where request_id in ${own}`)
  await tx.execute(sql`
    update consultation_messages set
      body = case when author_id = ${clientId} then ${DELETED_TEXT} else ${without(patterns, sql`body`, 'any')} end,
      read_at = case when author_id = ${clientId} then coalesce(read_at, now()) else read_at end,
      idempotency_key = null
    where request_id in ${own}`)
  // Saved replies are written for all clients, so a name in them may be another person's.
  await tx.execute(sql`
    update saved_replies set title = regexp_replace(title, ${contact}, ${DELETED_NAME}, 'gi'),
      body = regexp_replace(body, ${contact}, ${DELETED_NAME}, 'gi')
    where user_id in (select dietitian_id from consultation_requests where client_id = ${clientId})
      and (title ~* ${contact} or body ~* ${contact})`)
  await tx.execute(sql`
    update reviews set text = '', show_name = false,
      answer = ${without(patterns, sql`answer`, 'any')}, hidden_reason = ${without(patterns, sql`hidden_reason`, 'any')}
    where client_id = ${clientId}`)
  await tx.execute(sql`
    update consultation_requests set
      name = ${DELETED_ACCOUNT}, email = '', phone_number = null, relation = null, age = null, gender = null, message = ${DELETED_TEXT},
      health_concern = null, is_minor = false, guardian_name = null, guardian_consent = false, priority = 'low', chosen_priority = null,
      idempotency_key = null,
      admin_notes = ${without(patterns, sql`admin_notes`, 'any')},
      status = 'closed', closed_at = coalesce(closed_at, now()), waiting_since = null, updated_at = now()
    where client_id = ${clientId}`)
}

export interface ClosedRequest {
  id: number
  client_id: number | null
  name: string
  email: string
  status: 'pending' | 'replied'
}

/** Closes requests that are waiting for this dietitian. */
export async function closeOpenRequests(tx: Database, dietitianId: number): Promise<ClosedRequest[]> {
  const { rows } = await tx.execute<ClosedRequest & Record<string, unknown>>(sql`
    with open as (
      select id, status from consultation_requests
      where dietitian_id = ${dietitianId} and status <> 'closed' order by id for update
    )
    update consultation_requests r set status = 'closed', closed_at = now(), waiting_since = null, updated_at = now()
    from open where open.id = r.id
    returning r.id, r.client_id, r.name, r.email, open.status`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Returns the assessments assigned to this dietitian to the admins. */
export async function releaseAssessments(tx: Database, dietitianId: number): Promise<void> {
  await tx.execute(sql`
    update assessments set status = 'new', assigned_to = null, assigned_at = null, updated_at = now()
    where assigned_to = ${dietitianId} and status = 'assigned'`)
}

/** Keeps the dietitian's answers for the clients, without the dietitian's name. */
export async function eraseDietitian(tx: Database, dietitianId: number, patterns: Patterns): Promise<void> {
  const isReceived = sql`${dietitianId} in (dietitian_id, handed_over_from)`
  const received = sql`(select id from consultation_requests where ${isReceived})`
  await tx.execute(sql`
    update consultation_messages set body = ${without(patterns, sql`body`, 'any')}, idempotency_key = null
    where author_id = ${dietitianId}`)
  await tx.execute(sql`
    update consultation_messages set body = ${without(patterns, sql`body`, 'exact')}
    where request_id in ${received} and author_id is distinct from ${dietitianId}`)
  await tx.execute(sql`
    update assessments set answer = ${without(patterns, sql`answer`, 'any')} where answered_by = ${dietitianId}`)
  await tx.execute(sql`update medical_reviews set comments = '[]' where reviewer_id = ${dietitianId}`)
  await tx.execute(sql`
    update reviews set text = ${without(patterns, sql`text`, 'exact')}, answer = null, answered_at = null,
      hidden_reason = ${without(patterns, sql`hidden_reason`, 'exact')}
    where dietitian_id = ${dietitianId}`)
  await tx.execute(sql`
    update consultation_requests set message = ${without(patterns, sql`message`, 'exact')},
      health_concern = ${without(patterns, sql`health_concern`, 'exact')},
      admin_notes = ${without(patterns, sql`admin_notes`, 'any')}
    where ${isReceived}`)
}
