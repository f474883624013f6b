import type { Consent, ConsentQuery } from '#domain/privacy/privacy.schema.ts'
import { ALREADY_WITHDRAWN, CONSENT_KINDS, type ConsentKind } from '#domain/privacy/privacy-rules.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, requireFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import {
  type ConsentRow,
  countConsents,
  deleteOwnAssessment,
  linkAnonymousConsents,
  linkAssessmentConsents,
  listConsentRows,
  lockConsent,
  markWithdrawn,
} from './consents.queries.ts'
import { beginDeletion } from './deletion.service.ts'
import { recordErased } from './erasure/traces.queries.ts'

function toConsentKind({ kind }: ConsentRow): ConsentKind {
  return CONSENT_KINDS.find((known) => known === kind) ?? 'terms'
}

function toConsent(row: ConsentRow): Consent {
  const { id, version, given_at, withdrawn_at } = row
  return { ...withIsoDates({ id, version, given_at, withdrawn_at }), kind: toConsentKind(row) }
}

export async function listConsents(db: Database, userId: number, query: ConsentQuery) {
  await linkAnonymousConsents(db, userId)
  const [count, rows] = await Promise.all([countConsents(db, userId), listConsentRows(db, userId, query)])
  requirePage(query, count)
  return { count, results: rows.map(toConsent) }
}

function toAssessmentId({ details }: ConsentRow): number {
  return Number((details as { assessment?: number } | null)?.assessment ?? 0)
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
    if (toConsentKind(row) === 'terms') await beginDeletion(tx, actor)
    else await eraseAssessment(tx, actor, toAssessmentId(row))
    await markWithdrawn(tx, row)
    await recordAudit(tx, actor.id, 'consent.withdrawn', ['user', actor.id], {
      after: { kind: row.kind, version: row.version },
    })
  })
}

/**
 * Call it before submissions are erased, in the same transaction. It lets the person see who opened one for as long as
 * the audit log is kept; otherwise an admin who opens one and then erases it would leave no trace. The person's consent
 * links them to the submission's id; both are deleted with the account.
 */
export async function recordFinalAccesses(tx: Database, assessments: readonly number[]): Promise<void> {
  if (assessments.length > 0) await linkAssessmentConsents(tx, assessments)
}

/** Records that a submission was erased for good; call it in the transaction that erases it. */
export async function recordErasure(tx: Database, assessment: number): Promise<void> {
  await recordErased(tx, 'assessment', [assessment])
}
