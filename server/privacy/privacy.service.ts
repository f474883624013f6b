import type { AccessEntry, AccessQuery, Consent, ConsentQuery, Deletion } from '#domain/privacy/privacy.schema.ts'
import {
  ALREADY_WITHDRAWN,
  COOLING_OFF_DAYS,
  LAST_ADMIN_STAYS,
  NOT_TO_BE_DELETED,
} from '#domain/privacy/privacy-rules.ts'
import { requirePassword } from '../accounts/security/passwords.service.ts'
import { requireOtherAdmin } from '../accounts/user-admin.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, Caller, Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, notFound, requireFound, toPage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import { recordErased } from './erasure/traces.queries.ts'
import {
  type AccessRow,
  agreeAgain,
  type ConsentRow,
  clearDeletion,
  deleteOwnAssessment,
  findDeletion,
  linkAnonymousConsents,
  listAccessRows,
  listConsentRows,
  lockConsent,
  markWithdrawn,
  saveDeletion,
} from './privacy.queries.ts'

export { recordErased } from './erasure/traces.queries.ts'
export { linkAssessmentConsents } from './privacy.queries.ts'

/** Admins act for the site, so they are shown by role, without a name. */
function toAccess(row: AccessRow): AccessEntry {
  const { id, action, target_type, is_erased, role } = row
  return {
    ...{ id, action, target_type, is_erased },
    who: { full_name: role === 'admin' ? null : row.full_name, role },
    target_ids: row.listed ?? (row.target_id === null ? [] : [row.target_id]),
    created_at: new Date(row.created_at).toISOString(),
  }
}

export async function listAccesses(db: Database, userId: number, query: AccessQuery) {
  return toPage(query, await listAccessRows(db, userId, query), toAccess)
}

export async function getDeletion(db: Database, userId: number): Promise<Deletion> {
  const row = requireFound(await findDeletion(db, userId))
  return { delete_on: row.delete_on?.toISOString() ?? null, retain_articles: row.retain_articles }
}

/**
 * Starts the cooling-off period; until its end the account works as before and can cancel.
 * @param retainsArticles if omitted, the earlier choice is kept
 * @throws conflict for the last admin
 */
async function beginDeletion(tx: Database, actor: Actor, retainsArticles?: boolean): Promise<string> {
  await requireOtherAdmin(tx, actor.id, LAST_ADMIN_STAYS)
  const before = await findDeletion(tx, actor.id)
  const row = await saveDeletion(tx, actor.id, COOLING_OFF_DAYS, retainsArticles)
  if (!row?.delete_on) throw notFound()
  const delete_on = row.delete_on.toISOString()
  if (before?.delete_on) return delete_on
  const { first_name, email } = row
  await recordAudit(tx, actor.id, 'account.deletion_requested', ['user', actor.id])
  await queueMail(tx, { to: email, template: 'deletion-requested', props: { first_name, delete_on } })
  return delete_on
}

export async function requestDeletion(
  services: Services,
  actor: Actor,
  { password, retain_articles }: { password: string; retain_articles: boolean },
  caller: Caller,
): Promise<{ delete_on: string }> {
  await requirePassword(services, { actor, caller, password, field: 'password' })
  return services.db.transaction(async (tx) => ({ delete_on: await beginDeletion(tx, actor, retain_articles) }))
}

/** Cancels the deletion; consents to the terms again if they were withdrawn. */
export async function cancelDeletion(db: Database, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await clearDeletion(tx, actor.id)
    if (!row) throw conflict(NOT_TO_BE_DELETED)
    await agreeAgain(tx, actor.id)
    await recordAudit(tx, actor.id, 'account.deletion_cancelled', ['user', actor.id])
    await queueMail(tx, { to: row.email, template: 'deletion-cancelled', props: { first_name: row.first_name } })
  })
}

function toConsent({ id, kind, version, given_at, withdrawn_at }: ConsentRow): Consent {
  return withIsoDates({ id, kind, version, given_at, withdrawn_at })
}

export async function listConsents(db: Database, userId: number, query: ConsentQuery) {
  await linkAnonymousConsents(db, userId)
  return toPage(query, await listConsentRows(db, userId, query), toConsent)
}

async function eraseAssessment(tx: Database, actor: Actor, id: number): Promise<void> {
  if (!(await deleteOwnAssessment(tx, actor.id, id))) return
  await recordErased(tx, 'assessment', [id])
  await recordAudit(tx, null, 'assessment.erased', ['assessment', id])
}

/**
 * Withdraws a consent. Without the terms the account cannot be used: it is deleted after the cooling-off period, during
 * which the person can consent again. Withdrawing the notice of an assessment erases it at once.
 * No password is required, unlike for the button that deletes the account: withdrawing must be as easy as consenting
 * (DPDP Act, section 6(4); docs/decisions/016). The mail about the withdrawal and the cooling-off period protect
 * against a stolen session.
 */
export async function withdrawConsent(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = requireFound(await lockConsent(tx, actor.id, id))
    if (row.withdrawn_at) throw conflict(ALREADY_WITHDRAWN)
    if (row.kind === 'terms') await beginDeletion(tx, actor)
    else await eraseAssessment(tx, actor, row.details?.assessment ?? 0)
    await markWithdrawn(tx, row)
    await recordAudit(tx, actor.id, 'consent.withdrawn', ['user', actor.id], {
      after: { kind: row.kind, version: row.version },
    })
  })
}
