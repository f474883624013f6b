import { isOpen } from '#domain/applications/application-status.ts'
import {
  ALREADY_ADMIN,
  ALREADY_APPLIED,
  ALREADY_DECIDED,
  ALREADY_DIETITIAN,
  APPLICANT_NOT_USER,
  type Application,
  type ApplicationDecision,
  type ApplicationDetail,
  type ApplicationInput,
  type ApplicationQuery,
  CHANGES_NOT_REQUESTED,
  NOT_OWN_APPLICATION,
  SENT_AGAIN_MEANWHILE,
} from '#domain/applications/applications.schema.ts'
import type { CredentialInput } from '#domain/dietitians/credentials/credentials.schema.ts'
import { missingForDirectory } from '#domain/dietitians/directory/directory-checklist.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { changeAccount, lockAccountAfterAdmins } from '../accounts/user-admin.service.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { storeOrRenewCredential } from '../dietitians/credentials/credentials.service.ts'
import { ensureDietitianProfile, fillEmptyProfile, getProfileOf } from '../dietitians/dietitians.service.ts'
import { conflict, forbidden, notFound, requireFound, requirePage } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  type ApplicationRow,
  type DocumentRow,
  decideOpen,
  findApplication,
  insertApplication,
  listApplicationRows,
  listDocuments,
  listEarlier,
  lockApplication,
  sendApplicationAgain,
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

/** @throws not found unless the caller is the applicant or an admin */
export async function requireReadable(db: Database, actor: Actor, id: number): Promise<Application> {
  const application = await getApplication(db, id)
  if (application.applicant.id !== actor.id && actor.role !== 'admin') throw notFound()
  return application
}

/** Logs an admin's access before the application is shown. */
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
  const { count, rows } = await listApplicationRows(db, userId, query)
  requirePage(query, count)
  return { count, results: await toApplications(db, rows) }
}

export async function apply(db: Database, actor: Actor, input: ApplicationInput): Promise<Application> {
  if (actor.role === 'dietitian') throw conflict(ALREADY_DIETITIAN)
  if (actor.role === 'admin') throw conflict(ALREADY_ADMIN)
  const id = await insertApplication(db, { ...input, user_id: actor.id })
  if (id === null) throw conflict(ALREADY_APPLIED)
  return getApplication(db, id)
}

/** @throws not found for strangers, forbidden for admins, who can only read */
export async function lockOwn(tx: Database, actor: Actor, id: number) {
  const application = requireFound(await lockApplication(tx, id))
  if (application.user_id !== actor.id) throw actor.role === 'admin' ? forbidden() : notFound()
  return application
}

/** @throws conflict unless changes are requested */
export async function lockForCorrection(tx: Database, actor: Actor, id: number): Promise<void> {
  const { status } = await lockOwn(tx, actor, id)
  if (status !== 'changes_requested') throw conflict(CHANGES_NOT_REQUESTED)
}

/** Sends the corrected application again; the reason of the requested changes is kept. */
export async function sendAgain(db: Database, actor: Actor, id: number, input: ApplicationInput): Promise<Application> {
  await db.transaction(async (tx) => {
    await lockForCorrection(tx, actor, id)
    await sendApplicationAgain(tx, id, input)
  })
  return getApplication(db, id)
}

/**
 * The credentials that the decision marks as checked, as worded in the application. A missing date means checked today.
 */
function toCheckedCredentials({ application }: ApplicationRow, decision: ApplicationDecision): CredentialInput[] {
  const today = indiaDay(new Date())
  const { qualification_checked_on = today, registration_checked_on = today } = decision
  const { checked_council, registration_expires_on } = decision
  const note = decision.note ?? null
  const credentials: CredentialInput[] = []
  if (qualification_checked_on) {
    credentials.push({
      kind: 'qualification',
      title: application.qualification,
      checked_on: qualification_checked_on,
      expires_on: null,
      note,
    })
  }
  if (registration_checked_on) {
    credentials.push({
      kind: 'registration',
      council: checked_council || application.registration_council,
      number: application.registration_number,
      checked_on: registration_checked_on,
      expires_on: registration_expires_on ?? null,
      note,
    })
  }
  return credentials
}

/**
 * Locks the applicant first, in the same order as the erasure of an account.
 * @throws conflict for the admin's own application, a decided one, one that was sent again since it was read, and an
 * approval of an account that is disabled or has another role
 */
async function lockForDecision(tx: Database, actor: Actor, id: number, { status, sent_again_at }: ApplicationDecision) {
  const unlocked = requireFound(await findApplication(tx, id))
  const user = await lockAccountAfterAdmins(tx, unlocked.application.user_id)
  if (user.id === actor.id) throw conflict(NOT_OWN_APPLICATION)
  await lockApplication(tx, id)
  const row = await findApplication(tx, id)
  if (!row || !isOpen(row.application.status)) throw conflict(ALREADY_DECIDED)
  const isAsRead = withIsoDates(row.application).sent_again_at === sent_again_at
  if (sent_again_at !== undefined && !isAsRead) throw conflict(SENT_AGAIN_MEANWHILE)
  if (status === 'approved' && !(user.role === 'user' && user.is_active)) throw conflict(APPLICANT_NOT_USER)
  return row
}

/** Gives the role, and creates a profile from the application and the checked credentials. */
async function makeDietitian(tx: Database, actor: Actor, row: ApplicationRow, decision: ApplicationDecision) {
  const { user_id, specialization, years_experience } = row.application
  await changeAccount(tx, actor.id, user_id, { role: 'dietitian' }, { notifiesPerson: false })
  await ensureDietitianProfile(tx, user_id)
  await fillEmptyProfile(tx, user_id, { specialization, experience_years: years_experience })
  for (const credential of toCheckedCredentials(row, decision)) {
    await storeOrRenewCredential(tx, actor, user_id, credential)
  }
}

async function toMail(
  tx: Database,
  { application, email: to, full_name: name }: ApplicationRow,
  decision: ApplicationDecision,
) {
  if (decision.status === 'changes_requested')
    return { to, template: 'application-changes-requested' as const, props: { name, reason: decision.reason ?? '' } }
  const reason = decision.reason || null
  const profile = decision.status === 'approved' ? await getProfileOf(tx, application.user_id) : null
  const state = profile && { is_listed: profile.is_listed, missing: missingForDirectory(profile) }
  const props = { name, is_approved: profile !== null, reason, ...state }
  return { to, template: 'application-decided' as const, props }
}

/**
 * Approves, which makes the account a dietitian, or requests changes or declines with a reason; the applicant gets a mail.
 */
export async function decide(db: Database, actor: Actor, id: number, decision: ApplicationDecision) {
  await db.transaction(async (tx) => {
    const row = await lockForDecision(tx, actor, id, decision)
    if (!(await decideOpen(tx, id, actor.id, decision))) throw conflict(ALREADY_DECIDED)
    if (decision.status === 'approved') await makeDietitian(tx, actor, row, decision)
    await recordAudit(tx, actor.id, 'application.decided', ['dietitian_application', id], {
      before: { status: row.application.status },
      after: { status: decision.status },
    })
    await queueMail(tx, await toMail(tx, row, decision))
  })
  return getApplication(db, id)
}
