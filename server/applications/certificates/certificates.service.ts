import {
  CERTIFICATE_APPROVED,
  type Certificate,
  type CertificateDecision,
  type CertificateInput,
  type CertificateQuery,
  NOT_OWN_CERTIFICATE,
  OPEN_CERTIFICATES_MAX,
  TOO_MANY_CERTIFICATES,
} from '#domain/applications/certificates.schema.ts'
import { type CredentialInput, NOT_A_DIETITIAN } from '#domain/dietitians/credentials/credentials.schema.ts'
import { lockAccount } from '../../accounts/accounts.service.ts'
import { recordAccess, recordAudit } from '../../audit/audit.service.ts'
import type { Actor, UploadedFile } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { storeOrRenewCredential } from '../../dietitians/credentials/credentials.service.ts'
import { readDocument, type Store, storeDocument, tryRemoveFile } from '../../documents/document-store.service.ts'
import { conflict, notFound, requireFound, toPage } from '../../errors.ts'
import { withIsoDates } from '../../infra/formats/iso-dates.ts'
import { queueMail } from '../../mail/mail.service.ts'
import {
  type CertificateRow,
  countOpenCertificates,
  deleteCertificate,
  findCertificate,
  insertCertificate,
  listCertificateRows,
  lockCertificate,
  saveCertificate,
} from './certificates.queries.ts'

function toCertificate({ certificate, person }: CertificateRow): Certificate {
  const { dietitian_id, file_name, file_kind, bytes, file_key: _file, decided_by: _admin, ...shown } = certificate
  return {
    ...withIsoDates(shown),
    dietitian: { id: dietitian_id, full_name: person.full_name },
    document: { name: file_name, kind: file_kind, bytes },
  }
}

async function getCertificate(db: Database, id: number): Promise<Certificate> {
  return toCertificate(requireFound(await findCertificate(db, id)))
}

/** @throws not found unless the caller is the dietitian or an admin */
async function requireReadable(db: Database, actor: Actor, id: number): Promise<CertificateRow> {
  const row = requireFound(await findCertificate(db, id))
  if (row.certificate.dietitian_id !== actor.id && actor.role !== 'admin') throw notFound()
  return row
}

/** The dietitian's own certificates, newest first; for an admin those of all dietitians. */
export async function listCertificates(db: Database, actor: Actor, query: CertificateQuery) {
  const dietitianId = actor.role === 'admin' ? undefined : actor.id
  return toPage(query, await listCertificateRows(db, dietitianId, query), toCertificate)
}

/** Logs an admin's access before the certificate is shown. */
export async function openCertificate(db: Database, actor: Actor, id: number): Promise<Certificate> {
  const row = await requireReadable(db, actor, id)
  const { dietitian_id } = row.certificate
  if (dietitian_id !== actor.id) await recordAccess(db, actor.id, 'certificate.opened', ['user', dietitian_id])
  return toCertificate(row)
}

/** For the dietitian and admins; an admin's access is logged. */
export async function openCertificateDocument({ db, files }: Store, actor: Actor, id: number) {
  const { certificate } = await requireReadable(db, actor, id)
  const { dietitian_id, file_kind: kind, file_key } = certificate
  if (dietitian_id !== actor.id) {
    await recordAudit(db, actor.id, 'certificate.document_opened', ['user', dietitian_id], {
      after: { certificate: id },
    })
  }
  return readDocument(files, { kind, file_key }, `certificate-${id}`)
}

/**
 * @returns the key of its file
 * @throws not found for another dietitian's certificate, conflict once it is approved
 */
async function deleteOwn(tx: Database, actor: Actor, id: number): Promise<string> {
  const row = requireFound(await lockCertificate(tx, id))
  if (row.dietitian_id !== actor.id) throw notFound()
  if (row.status === 'approved') throw conflict(CERTIFICATE_APPROVED)
  await deleteCertificate(tx, id)
  return row.file_key
}

export async function sendCertificate(
  store: Store,
  actor: Actor,
  { replaces, ...input }: CertificateInput,
  file: UploadedFile | undefined,
): Promise<Certificate> {
  const { id, replacedKey } = await storeDocument(store, file, async (tx, { name, kind, ...stored }) => {
    await lockAccount(tx, actor.id)
    const replacedKey = replaces === undefined ? null : await deleteOwn(tx, actor, replaces)
    if ((await countOpenCertificates(tx, actor.id)) >= OPEN_CERTIFICATES_MAX) throw conflict(TOO_MANY_CERTIFICATES)
    const row = { ...input, ...stored, dietitian_id: actor.id, file_name: name, file_kind: kind }
    return { id: await insertCertificate(tx, row), replacedKey }
  })
  if (replacedKey) await tryRemoveFile(store, replacedKey)
  return getCertificate(store.db, id)
}

export async function removeCertificate(store: Store, actor: Actor, id: number): Promise<void> {
  const key = await store.db.transaction(async (tx) => {
    await lockAccount(tx, actor.id)
    return deleteOwn(tx, actor, id)
  })
  await tryRemoveFile(store, key)
}

/**
 * @throws conflict for the admin's own certificate, an approved one, and one of an account that is no longer a
 * dietitian
 */
async function lockForDecision(tx: Database, actor: Actor, id: number): Promise<CertificateRow> {
  const { dietitian_id } = requireFound(await findCertificate(tx, id)).certificate
  if (dietitian_id === actor.id) throw conflict(NOT_OWN_CERTIFICATE)
  await lockAccount(tx, dietitian_id)
  requireFound(await lockCertificate(tx, id))
  const row = requireFound(await findCertificate(tx, id))
  if (row.certificate.status === 'approved') throw conflict(CERTIFICATE_APPROVED)
  if (row.person.role !== 'dietitian') throw conflict(NOT_A_DIETITIAN)
  return row
}

function toCredential({ certificate }: CertificateRow, checked_on: string, decision: CertificateDecision) {
  const { kind, title, council, number } = certificate
  const checked = { checked_on, expires_on: decision.expires_on, note: decision.note }
  return { kind, ...(kind === 'qualification' ? { title } : { council, number }), ...checked } as CredentialInput
}

/**
 * Approves, which adds or renews the credential, or requests changes with a reason; the dietitian gets a mail in both cases.
 */
export async function decideCertificate(db: Database, actor: Actor, id: number, decision: CertificateDecision) {
  await db.transaction(async (tx) => {
    const row = await lockForDecision(tx, actor, id)
    const { dietitian_id, status: before } = row.certificate
    const { status, checked_on } = decision
    const reason = status === 'changes_requested' ? decision.reason || null : null
    await saveCertificate(tx, id, { status, reason, decided_at: new Date(), decided_by: actor.id })
    if (status === 'approved' && checked_on) {
      await storeOrRenewCredential(tx, actor, dietitian_id, toCredential(row, checked_on, decision))
    }
    await recordAudit(tx, actor.id, 'certificate.decided', ['user', dietitian_id], {
      before: { certificate: id, status: before },
      after: { certificate: id, status },
    })
    const { email: to, first_name } = row.person
    await queueMail(tx, { to, template: 'certificate-decided', props: { first_name, reason } })
  })
  return getCertificate(db, id)
}
