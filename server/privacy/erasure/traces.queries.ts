import { type SQL, sql } from 'drizzle-orm'
import { DELETED_ACCOUNT, DELETED_NAME, DELETED_TEXT } from '#domain/privacy/privacy-rules.ts'
import type { Database } from '../../db/connect.ts'

const anyOf = (values: readonly (string | number)[], type: 'bigint' | 'text') =>
  sql`any(${sql.param([...values])}::${sql.raw(type)}[])`

export interface OwnMails {
  /** Addresses that only this account has had. */
  emails: readonly string[]
  /** True if the account's address is verified; until then mails about an assessment may be a stranger's. */
  isVerified: boolean
  /** Requests that the person sent or received. */
  requests: readonly number[]
}

/**
 * Deletes mails to the person, and unsent ones about the person to others; these are found by id and address, never by
 * name.
 */
export async function deleteMails(tx: Database, { emails, isVerified, requests }: OwnMails): Promise<void> {
  await tx.execute(sql`
    delete from mails where
      (recipient = ${anyOf(emails, 'text')} and (${isVerified} or template not like 'assessment-%'))
      or (status <> 'sent' and template in ('new-request', 'new-message', 'request-sent', 'reply', 'waiting-request', 'handover-proposed', 'handed-over')
        and (props->>'request_id')::bigint = ${anyOf(requests, 'bigint')})
      or (status <> 'sent' and template = 'new-assessment' and ${isVerified}
        and lower(props->>'email') = ${anyOf(emails, 'text')})`)
}

/** The mail that confirms the deletion and is kept; null if none was queued. */
export async function findLastMail(tx: Database, email: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number | null }>(
    sql`select max(id) as id from mails where template = 'account-deleted' and recipient = ${email}`,
  )
  return rows[0]?.id ?? null
}

const BY_EMAIL = ['forgotByAccount', 'loginFailuresByAccount', 'assessmentMails', 'assessmentLinks']
const BY_EMAIL_AND_NETWORK = ['loginFailures', 'loginFailuresBy56', 'loginFailuresBy48']

/** Deletes the rate-limit counters of these addresses. */
export async function deleteCounters(tx: Database, emails: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from rate_limits r using unnest(${sql.param([...emails])}::text[]) as own (email)
    where split_part(r.key, ':', 1) = ${anyOf(BY_EMAIL, 'text')}
        and r.key = split_part(r.key, ':', 1) || ':' || own.email
      or split_part(r.key, ':', 1) = ${anyOf(BY_EMAIL_AND_NETWORK, 'text')}
        and starts_with(r.key, split_part(r.key, ':', 1) || ':' || own.email || '|')`)
}

interface OwnTargets {
  user: number
  consultation_request: readonly number[]
  assessment: readonly number[]
  blog: readonly number[]
}

/** Articles that no longer exist and that this person deleted or published, according to the log. */
function formerArticles(userId: number): SQL {
  return sql`select target_id from audit_entries where actor_id = ${userId} and target_type = 'blog'
    and not exists (select from blogs where id = target_id)`
}

/** Assessments erased while the account existed; only the consents to their notices are left. */
function erasedAssessments(userId: number): SQL {
  return sql`select (details->>'assessment')::bigint from consents
    where user_id = ${userId} and kind = 'assessment_notice' and details->>'assessment' is not null`
}

/**
 * Deletes the logged values of the person's data; who did what to which id is kept. Selects by id only, so that each
 * part uses an index.
 */
export async function eraseOwnAuditValues(tx: Database, own: OwnTargets): Promise<void> {
  const targets: [string, SQL][] = [
    ['user', sql`select ${own.user}::bigint`],
    ['consultation_request', sql`select unnest(${sql.param([...own.consultation_request])}::bigint[])`],
    [
      'assessment',
      sql`select unnest(${sql.param([...own.assessment])}::bigint[]) union ${erasedAssessments(own.user)}`,
    ],
    ['blog', sql`select unnest(${sql.param([...own.blog])}::bigint[]) union ${formerArticles(own.user)}`],
    ['dietitian_application', sql`select id from dietitian_applications where user_id = ${own.user}`],
    ['review', sql`select id from reviews where client_id = ${own.user} or dietitian_id = ${own.user}`],
  ]
  for (const [type, ids] of targets) {
    await tx.execute(sql`
      update audit_entries e set before = null, after = null from (${ids}) as own (id)
      where e.target_type = ${type} and e.target_id = own.id and (e.before is not null or e.after is not null)`)
  }
}

/** Entries read per statement, far within the statement timeout. */
const BATCH = 20_000

/** Actions whose audit entries contain text written by a person: titles and reasons. */
const ACTIONS_WITH_TEXT = [
  'blog.changed',
  'blog.unpublished',
  'blog.republished',
  'blog.deleted',
  'review.hidden',
] as const

/** The last cleaned entry. */
interface Position {
  written_at: string
  id: number
}

const eachValue = (values: SQL) => sql`jsonb_each(case jsonb_typeof(${values}) when 'object' then ${values} end)`

function cleaned(values: SQL, contact: string): SQL {
  return sql`(select jsonb_object_agg(key, case jsonb_typeof(value) when 'string'
    then to_jsonb(regexp_replace(value #>> '{}', ${contact}, ${DELETED_NAME}, 'gi')) else value end) from ${eachValue(values)})`
}

function contains(values: SQL, contact: string): SQL {
  return sql`exists (select from ${eachValue(values)} where jsonb_typeof(value) = 'string' and value #>> '{}' ~* ${contact})`
}

/** Cleans one batch of entries. @returns the position to continue from, or null at the end */
async function cleanBatch(tx: Database, action: string, contact: string, from: Position | null) {
  const after = from ? sql`(created_at, id) > (${from.written_at}::timestamptz, ${from.id}::bigint)` : sql`true`
  const { rows } = await tx.execute<Record<string, unknown> & Position>(sql`
    with batch as materialized (
      select id, created_at, before, after from audit_entries
      where action = ${action} and ${after}
      order by created_at, id limit ${BATCH}
    ), cleaning as (
      update audit_entries e set before = ${cleaned(sql`b.before`, contact)}, after = ${cleaned(sql`b.after`, contact)}
      from batch b where e.id = b.id and (${contains(sql`b.before`, contact)} or ${contains(sql`b.after`, contact)})
    )
    select created_at::text as written_at, id from batch order by created_at desc, id desc limit 1`)
  return rows[0] ?? null
}

/**
 * Removes an address or a number from all titles and reasons of the audit log, in batches; other values, and all keys,
 * are kept.
 */
export async function cleanAuditTexts(tx: Database, contact: string): Promise<void> {
  for (const action of ACTIONS_WITH_TEXT) {
    let position: Position | null = null
    do position = await cleanBatch(tx, action, contact, position)
    while (position)
  }
}

/** Records erased ids in the transaction that erases them, so that a restored backup does not bring them back. */
export async function recordErased(
  tx: Database,
  target_type: 'user' | 'assessment',
  ids: readonly number[],
  retainedArticles = true,
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    insert into erasures (target_type, target_id, retained_articles)
    select ${target_type}, id, ${retainedArticles} from unnest(${sql.param([...ids])}::bigint[]) as id
    on conflict (target_type, target_id) do update set erased_at = now(), retained_articles = excluded.retained_articles`)
}

/** PostgreSQL patterns for the person's own conversations and articles, where a name refers to this person. */
export interface Patterns {
  /** Whole names, addresses and numbers, which are unambiguous there. */
  certain: string
  /** Single names, which may also be ordinary words. */
  names: string
}

/**
 * Removes the person from a text. Single names are matched in any case, or exactly where they may be ordinary words.
 */
function redacted({ certain, names }: Patterns, text: SQL, spelling: 'any' | 'exact'): SQL {
  const flags = spelling === 'any' ? 'gi' : 'g'
  return sql`regexp_replace(regexp_replace(${text}, ${certain}, ${DELETED_NAME}, 'gi'), ${names}, ${DELETED_NAME}, ${flags})`
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
      body = case when author_id = ${clientId} then ${DELETED_TEXT} else ${redacted(patterns, sql`body`, 'any')} end,
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
      answer = ${redacted(patterns, sql`answer`, 'any')},
      hidden_reason = ${redacted(patterns, sql`hidden_reason`, 'any')}
    where client_id = ${clientId}`)
  await tx.execute(sql`
    update consultation_requests set
      name = ${DELETED_ACCOUNT}, email = '', phone_number = null, relation = null, age = null, gender = null, message = ${DELETED_TEXT},
      health_concern = null, is_minor = false, guardian_name = null, guardian_consent = false, priority = 'low', chosen_priority = null,
      idempotency_key = null,
      admin_notes = ${redacted(patterns, sql`admin_notes`, 'any')},
      status = 'closed', closed_at = coalesce(closed_at, now()), waiting_since = null, updated_at = now()
    where client_id = ${clientId}`)
}

interface ClosedRequest {
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
  return rows
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
    update consultation_messages set body = ${redacted(patterns, sql`body`, 'any')}, idempotency_key = null
    where author_id = ${dietitianId}`)
  await tx.execute(sql`
    update consultation_messages set body = ${redacted(patterns, sql`body`, 'exact')}
    where request_id in ${received} and author_id is distinct from ${dietitianId}`)
  await tx.execute(sql`
    update assessments set answer = ${redacted(patterns, sql`answer`, 'any')} where answered_by = ${dietitianId}`)
  await tx.execute(sql`update medical_reviews set comments = '[]' where reviewer_id = ${dietitianId}`)
  await tx.execute(sql`
    update reviews set text = ${redacted(patterns, sql`text`, 'exact')}, answer = null, answered_at = null,
      hidden_reason = ${redacted(patterns, sql`hidden_reason`, 'exact')}
    where dietitian_id = ${dietitianId}`)
  await tx.execute(sql`
    update consultation_requests set message = ${redacted(patterns, sql`message`, 'exact')},
      health_concern = ${redacted(patterns, sql`health_concern`, 'exact')},
      admin_notes = ${redacted(patterns, sql`admin_notes`, 'any')}
    where ${isReceived}`)
}
