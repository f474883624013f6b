import {
  ALREADY_APPLIED,
  ALREADY_DECIDED,
  ALREADY_DIETITIAN,
  APPLICANT_NOT_USER,
  type Application,
  type ApplicationDecision,
  type ApplicationDetail,
  type ApplicationInput,
  type ApplicationQuery,
  NOT_OWN_APPLICATION,
} from '#domain/applications/applications.schema.ts'
import type { CredentialInput } from '#domain/dietitians/credentials.schema.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { changeAccount, lockAccount } from '../accounts/user-admin.service.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { storeCredential } from '../dietitians/credentials/credentials.service.ts'
import { ensureDietitianProfile } from '../dietitians/dietitians.service.ts'
import { conflict, notFound, requireFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  type ApplicationRow,
  countApplications,
  type DocumentRow,
  decideWaiting,
  findApplication,
  insertApplication,
  listApplicationRows,
  listDocuments,
  listEarlier,
} from './applications.queries.ts'

function toApplication({ application, full_name, email }: ApplicationRow, documents: DocumentRow[]): Application {
  const { user_id, decided_by: _admin, ...shown } = application
  return {
    ...withIsoDates(shown),
    applicant: { id: user_id, full_name, email },
    documents: documents
      .filter(({ application_id }) => application_id === application.id)
      .map(({ id, name, kind, bytes, created_at }) => withIsoDates({ id, name, kind, bytes, created_at })),
  }
}

async function toApplications(db: Database, rows: ApplicationRow[]): Promise<Application[]> {
  const ids = rows.map(({ application }) => application.id)
  const documents = ids.length > 0 ? await listDocuments(db, ids) : []
  return rows.map((row) => toApplication(row, documents))
}

export async function getApplication(db: Database, id: number): Promise<Application> {
  const row = requireFound(await findApplication(db, id))
  return toApplication(row, await listDocuments(db, [id]))
}

/** @throws not found for anybody but the applicant and admins */
export async function requireReadable(db: Database, actor: Actor, id: number): Promise<Application> {
  const application = await getApplication(db, id)
  if (application.applicant.id !== actor.id && actor.role !== 'admin') throw notFound()
  return application
}

/** Logs that an admin opens an application, before it is shown. */
export async function openApplication(db: Database, actor: Actor, id: number): Promise<ApplicationDetail> {
  const application = await requireReadable(db, actor, id)
  if (application.applicant.id !== actor.id) {
    await recordAccess(db, actor.id, 'application.opened', ['dietitian_application', id])
  }
  const previous = await toApplications(db, await listEarlier(db, application.applicant.id, id))
  return { ...application, previous }
}

/** Own applications, newest first; everybody's for an admin. */
export async function listApplications(db: Database, actor: Actor, query: ApplicationQuery) {
  const userId = actor.role === 'admin' ? undefined : actor.id
  const [count, rows] = await Promise.all([
    countApplications(db, userId, query),
    listApplicationRows(db, userId, query),
  ])
  requirePage(query, count)
  return { count, results: await toApplications(db, rows) }
}

export async function apply(db: Database, actor: Actor, input: ApplicationInput): Promise<Application> {
  if (actor.role === 'dietitian') throw conflict(ALREADY_DIETITIAN)
  const id = await insertApplication(db, { ...input, user_id: actor.id })
  if (id === null) throw conflict(ALREADY_APPLIED)
  return getApplication(db, id)
}

/** What the decision says was checked, in the words of the application: where it says nothing of it, all of it, today. */
function checkedOf({ application }: ApplicationRow, decision: ApplicationDecision): CredentialInput[] {
  const today = indiaDay(new Date())
  const { qualification_checked_on = today, registration_checked_on = today } = decision
  const { checked_council, registration_expires_on } = decision
  const note = decision.note ?? null
  const checked: CredentialInput[] = []
  if (qualification_checked_on) {
    checked.push({
      kind: 'qualification',
      title: application.qualification,
      checked_on: qualification_checked_on,
      expires_on: null,
      note,
    })
  }
  if (registration_checked_on) {
    checked.push({
      kind: 'registration',
      council: checked_council || application.registration_council,
      number: application.registration_number,
      checked_on: registration_checked_on,
      expires_on: registration_expires_on ?? null,
      note,
    })
  }
  return checked
}

/**
 * Locks the applicant, whose erasure takes the applications with it and locks in the same order.
 * @throws conflict for the own application, one decided already, and one whose approval would take a role away
 */
async function lockForDecision(tx: Database, actor: Actor, id: number, { status }: ApplicationDecision) {
  const seen = requireFound(await findApplication(tx, id))
  const { user } = await lockAccount(tx, seen.application.user_id)
  if (user.id === actor.id) throw conflict(NOT_OWN_APPLICATION)
  const found = await findApplication(tx, id)
  if (found?.application.status !== 'pending') throw conflict(ALREADY_DECIDED)
  if (status === 'approved' && !(user.role === 'user' && user.is_active)) throw conflict(APPLICANT_NOT_USER)
  return found
}

/** Approves, which makes the account a dietitian, or declines with a reason; the applicant gets a mail. */
export async function decide(db: Database, actor: Actor, id: number, decision: ApplicationDecision) {
  await db.transaction(async (tx) => {
    const found = await lockForDecision(tx, actor, id, decision)
    if (!(await decideWaiting(tx, id, actor.id, decision))) throw conflict(ALREADY_DECIDED)
    if (decision.status === 'approved') {
      await changeAccount(tx, actor.id, found.application.user_id, { role: 'dietitian' }, { notifiesPerson: false })
      await ensureDietitianProfile(tx, found.application.user_id)
      for (const credential of checkedOf(found, decision)) {
        await storeCredential(tx, actor, found.application.user_id, credential)
      }
    }
    await recordAudit(tx, actor.id, 'application.decided', ['dietitian_application', id], {
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
