import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import type { AccessQuery, ConsentQuery } from '#domain/privacy/privacy.schema.ts'
import type { Role } from '#domain/roles.ts'
import { consents, users } from '../accounts/accounts.table.ts'
import { columnsOf } from '../db/columns.ts'
import type { Database } from '../db/connect.ts'
import { readPage } from '../db/list-counts.ts'

export interface AccessRow extends Record<string, unknown> {
  id: number
  action: string
  target_type: string
  target_id: number | null
  /** For a shown list or an exported file: ids of the person's own records in it. */
  listed: number[] | null
  full_name: string | null
  role: Role | null
  /** True if the entry is about an assessment that has been erased. */
  is_erased: boolean
  created_at: string
}

/**
 * The person's assessments: those under their verified address, and, by their consents, those erased since, because the
 * log of who opened one is kept.
 */
function ownAssessments(userId: number): SQL {
  return sql`
    select a.id from assessments a join users u on u.email = a.email where u.id = ${userId} and u.email_verified_at is not null
    union select (details->>'assessment')::bigint from consents
      where user_id = ${userId} and kind = 'assessment_notice' and details->>'assessment' is not null`
}

/**
 * Ids of the audit entries of other actors about this person's data; each part uses an index. An erasure by the person
 * through a mailed link is logged without an actor, and left out.
 */
export function toAccessIds(userId: number): SQL {
  // A withdrawn request is gone; the log knows that it was the client's.
  const ownRequests = sql`select id from consultation_requests where client_id = ${userId}
    union select target_id from audit_entries where actor_id = ${userId} and action = 'request.withdrawn'`
  const about = (type: string, ids: SQL) =>
    sql`select e.id from (${ids}) as own join audit_entries e on e.target_type = ${type} and e.target_id = own.id
      where e.actor_id is distinct from ${userId}`
  return sql`
    ${about('user', sql`select ${userId}::bigint as id`)}
    union ${about('consultation_request', ownRequests)}
    union ${about('dietitian_application', sql`select id from dietitian_applications where user_id = ${userId}`)}
    union ${about('review', sql`select id from reviews where client_id = ${userId}`)}
    union ${about('assessment', ownAssessments(userId))} and not (e.action = 'assessment.erased' and e.actor_id is null)
    union ${about('blog', sql`select id from blogs where author_id = ${userId}`)}
    union select e.id from (${ownRequests}) as own join audit_entries e
      on e.action = 'request.listed' and e.after @> jsonb_build_object('ids', jsonb_build_array(own.id))
      where e.actor_id is distinct from ${userId}
    union select e.id from (${ownAssessments(userId)}) as own join assessment_exports x on x.ids @> array[own.id]
      join audit_entries e on e.id = x.entry_id
      where e.actor_id is distinct from ${userId}`
}

async function countAccesses(db: Database, userId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count from (${toAccessIds(userId)}) as about`,
  )
  return rows[0]?.count ?? 0
}

/** Newest first. */
export async function listAccessRows(db: Database, userId: number, { page, page_size }: AccessQuery) {
  const slice = db.execute<AccessRow>(sql`
    select e.id, e.action, e.target_type, e.target_id, u.full_name, u.role, e.created_at,
      (e.target_type = 'assessment' and e.target_id is not null
        and not exists (select from assessments where id = e.target_id)) as is_erased,
      case e.action when 'request.listed' then (
        select json_agg(r.id order by r.id) from consultation_requests r
        where r.client_id = ${userId} and e.after->'ids' @> to_jsonb(r.id)
      ) when 'assessment.exported' then (
        select json_agg(own.id order by own.id) from (${ownAssessments(userId)}) as own
        where exists (select from assessment_exports x where x.entry_id = e.id and x.ids @> array[own.id])
      ) end as listed
    from audit_entries e left join users u on u.id = e.actor_id
    where e.id in (${toAccessIds(userId)})
    order by e.id desc limit ${page_size} offset ${(page - 1) * page_size}`)
  const [count, { rows }] = await Promise.all([countAccesses(db, userId), slice])
  return { count, rows }
}

export type ConsentRow = typeof consents.$inferSelect

const withOwner = sql`users u join assessments a on a.email = u.email and u.email_verified_at is not null`

function insertLinkedConsents(which: SQL): SQL {
  return sql`
    insert into consents (user_id, kind, version, given_at, details)
    select u.id, 'assessment_notice', a.notice_version, a.notice_accepted_at, jsonb_build_object('assessment', a.id)
    from ${withOwner} where ${which} and a.notice_version is not null
    order by a.id
    on conflict do nothing`
}

/**
 * The sender of an assessment has no account. Once an account has verified the address, this links the consents given
 * under it to the account. Call it before consents are read, because an address may be verified before or long after
 * the submission. A second call changes nothing.
 */
export async function linkAnonymousConsents(db: Database, userId: number): Promise<void> {
  await db.execute(insertLinkedConsents(sql`u.id = ${userId}`))
}

/**
 * Call it before submissions of any account are erased, in the same transaction. It lets the person see who opened one
 * for as long as the audit log is kept; otherwise an admin who opens one and then erases it would leave no trace. The
 * person's consent links them to the submission's id; both are deleted with the account.
 */
export async function linkAssessmentConsents(tx: Database, assessments: readonly number[]): Promise<void> {
  await tx.execute(insertLinkedConsents(sql`a.id = any(${sql.param([...assessments])}::bigint[])`))
}

export async function listConsentRows(db: Database, userId: number, query: ConsentQuery) {
  const where = eq(consents.user_id, userId)
  const list = db.select().from(consents).where(where).orderBy(desc(consents.id)).$dynamic()
  return readPage(list, db.$count(consents, where), query)
}

export async function lockConsent(tx: Database, userId: number, id: number): Promise<ConsentRow | null> {
  const [row] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), eq(consents.user_id, userId)))
    .for('update')
  return row ?? null
}

/** Marks the terms as withdrawn in every version; the rows are kept as a record. */
export async function markWithdrawn(tx: Database, { user_id, kind, id }: ConsentRow): Promise<void> {
  const same = kind === 'terms' ? and(eq(consents.user_id, user_id ?? 0), eq(consents.kind, kind)) : eq(consents.id, id)
  await tx
    .update(consents)
    .set({ withdrawn_at: sql`now()` })
    .where(and(same, isNull(consents.withdrawn_at)))
}

/** Records a consent to the current terms if all earlier ones are withdrawn. */
export async function agreeAgain(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into consents (user_id, kind, version)
    select ${userId}, 'terms', ${TERMS_VERSION}
    where exists (select from consents where user_id = ${userId} and kind = 'terms' and withdrawn_at is not null)
      and not exists (select from consents where user_id = ${userId} and kind = 'terms' and withdrawn_at is null)`)
}

/** @returns false if it no longer existed */
export async function deleteOwnAssessment(tx: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from assessments a using users u
    where a.id = ${id} and u.id = ${userId} and u.email = a.email and u.email_verified_at is not null`)
  return (rowCount ?? 0) > 0
}

const columns = columnsOf(users, 'first_name', 'email', 'delete_on', 'retain_articles')

export async function findDeletion(db: Database, userId: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId))
  return row ?? null
}

/** If a deletion is already requested, keeps its date, and changes the choice about the articles if one is given. */
export async function saveDeletion(tx: Database, userId: number, days: number, retainsArticles: boolean | undefined) {
  const [row] = await tx
    .update(users)
    .set({
      delete_on: sql`coalesce(${users.delete_on}, now() + make_interval(days => ${days}))`,
      retain_articles: retainsArticles ?? sql`${users.retain_articles}`,
    })
    .where(eq(users.id, userId))
    .returning(columns)
  return row ?? null
}

/** @returns null if the account was not scheduled for deletion */
export async function clearDeletion(tx: Database, userId: number) {
  const [row] = await tx
    .update(users)
    .set({ delete_on: null, retain_articles: true })
    .where(and(eq(users.id, userId), sql`${users.delete_on} is not null`))
    .returning(columns)
  return row ?? null
}

/** The hashes of all pictures in a person's profile, articles, versions and unsaved texts. */
function ownPictures(userId: number): SQL {
  return sql`
    select unnest(picture_hashes(picture::text)) as hash from dietitian_profiles
      where user_id = ${userId} and picture is not null
    union select unnest(picture_hashes(featured_image::text)) from blogs
      where author_id = ${userId} and featured_image is not null
    union select unnest(picture_hashes(content)) from blogs
      where author_id = ${userId} and content like '%/media/pictures/%'
    union select unnest(picture_hashes(v.content)) from blog_versions v join blogs b on b.id = v.blog_id
      where b.author_id = ${userId} and v.content like '%/media/pictures/%'
    union select unnest(picture_hashes(fields->>'content')) from blog_working_copies
      where user_id = ${userId} and fields->>'content' like '%/media/pictures/%'`
}

/** Address of the largest variant of each picture. */
export async function listOwnPictures(db: Database, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ url: string }>(sql`
    select p.sizes->-1->>'url' as url from stored_pictures p where p.hash in (${ownPictures(userId)}) order by p.hash`)
  return rows.map(({ url }) => url)
}

export async function listOwnPictureHashes(db: Database, userId: number): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(ownPictures(userId))
  return rows.map(({ hash }) => hash)
}

interface OwnDocument extends Record<string, unknown> {
  /** File name in the export, without its extension. */
  name: string
  file_key: string
}

/**
 * Files of the person's applications and certificates, and in consultations: their own files, and all of their own
 * requests.
 */
export async function listOwnDocuments(db: Database, userId: number): Promise<OwnDocument[]> {
  const { rows } = await db.execute<OwnDocument>(sql`
    select d.id::text as name, d.file_key from application_documents d
      join dietitian_applications a on a.id = d.application_id where a.user_id = ${userId}
    union all select 'certificate-' || id, file_key from dietitian_certificates where dietitian_id = ${userId}
    union all select 'attachment-' || f.id, f.file_key from consultation_attachments f
      left join consultation_requests r on r.id = f.request_id
      where f.uploader_id = ${userId} or r.client_id = ${userId}
    order by name`)
  return rows
}
