import {
  ALREADY_APPLIED,
  ALREADY_DECIDED,
  ALREADY_DIETITIAN,
  type Application,
  type ApplicationDecision,
  type ApplicationInput,
  type ApplicationQuery,
} from '#domain/applications/applications.schema.ts'
import { changeAccount } from '../accounts/office.service.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { ensureDietitianProfile } from '../dietitians/dietitians.service.ts'
import { conflict, notFound, requirePage } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  type ApplicationRow,
  countApplications,
  decideWaiting,
  findApplication,
  insertApplication,
  listApplicationRows,
} from './applications.queries.ts'

function toApplication({ application, full_name, email }: ApplicationRow): Application {
  return {
    id: application.id,
    applicant: { id: application.user_id, full_name, email },
    qualification: application.qualification,
    registration_number: application.registration_number,
    registration_council: application.registration_council,
    years_experience: application.years_experience,
    status: application.status,
    reason: application.reason,
    created_at: application.created_at.toISOString(),
    decided_at: application.decided_at?.toISOString() ?? null,
  }
}

async function getApplication(db: Database, id: number): Promise<Application> {
  const row = await findApplication(db, id)
  if (!row) throw notFound()
  return toApplication(row)
}

/** Own applications, newest first; everybody's for an admin. */
export async function listApplications(db: Database, actor: Actor, query: ApplicationQuery) {
  const userId = actor.role === 'admin' ? undefined : actor.id
  const [count, rows] = await Promise.all([
    countApplications(db, userId, query),
    listApplicationRows(db, userId, query),
  ])
  requirePage(query, count)
  return { count, results: rows.map(toApplication) }
}

export async function apply(db: Database, actor: Actor, input: ApplicationInput): Promise<Application> {
  if (actor.role === 'dietitian') throw conflict(ALREADY_DIETITIAN)
  const id = await insertApplication(db, { ...input, user_id: actor.id })
  if (id === null) throw conflict(ALREADY_APPLIED)
  return getApplication(db, id)
}

/** Approves, which makes the account a dietitian, or declines with a reason; the applicant is told by mail. */
export async function decide(
  db: Database,
  actor: Actor,
  id: number,
  decision: ApplicationDecision,
): Promise<Application> {
  await db.transaction(async (tx) => {
    const found = await findApplication(tx, id)
    if (!found) throw notFound()
    if (!(await decideWaiting(tx, id, actor.id, decision))) throw conflict(ALREADY_DECIDED)
    if (decision.status === 'approved') {
      await changeAccount(tx, actor.id, found.application.user_id, { role: 'dietitian' })
      await ensureDietitianProfile(tx, found.application.user_id)
    }
    await recordAudit(tx, {
      actor_id: actor.id,
      action: 'application.decided',
      target_type: 'dietitian_application',
      target_id: id,
      before: { status: 'pending' },
      after: { status: decision.status },
    })
    await queueMail(tx, {
      to: found.email,
      template: 'application-decided',
      props: { name: found.full_name, is_approved: decision.status === 'approved', reason: decision.reason ?? null },
    })
  })
  return getApplication(db, id)
}
