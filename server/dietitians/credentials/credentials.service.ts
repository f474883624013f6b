import {
  type CheckedCredential,
  type Credential,
  type CredentialInput,
  type CredentialRenewal,
  NOT_A_DIETITIAN,
  NOT_OWN_CREDENTIAL,
  type OwnCredential,
} from '#domain/dietitians/credentials/credentials.schema.ts'
import { addDays, indiaDay } from '#domain/site/india-day.ts'
import { getProfile } from '../../accounts/accounts.service.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Actor } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { conflict, requireFound, wholeList } from '../../errors.ts'
import { queueMail } from '../../mail/mail.service.ts'
import {
  type CredentialRow,
  deleteCredential,
  findCredential,
  insertCredential,
  listCredentials,
  listExpiredOn,
  listValidCredentials,
  lockCredential,
  lockExpiring,
  saveCredential,
  setReminded,
} from './credentials.queries.ts'

function toOwn({ id, kind, title, council, number, checked_on, expires_on }: CredentialRow): OwnCredential {
  const is_expired = expires_on !== null && expires_on < indiaDay(new Date())
  return { id, kind, title, council, number, checked_on, expires_on, is_expired }
}

function toChecked(row: CredentialRow): CheckedCredential {
  return { ...toOwn(row), note: row.note, checked_by: row.checker }
}

/** Credentials valid today, by dietitian. Expired ones are not public. */
export async function listPublicCredentials(db: Database, dietitianIds: number[]): Promise<Map<number, Credential[]>> {
  if (dietitianIds.length === 0) return new Map()
  const byDietitian = new Map<number, Credential[]>()
  for (const { dietitian_id, ...credential } of await listValidCredentials(db, dietitianIds, indiaDay(new Date()))) {
    byDietitian.set(dietitian_id, [...(byDietitian.get(dietitian_id) ?? []), credential])
  }
  return byDietitian
}

export async function listPublicCredentialsOf(db: Database, dietitianId: number): Promise<Credential[]> {
  return (await listPublicCredentials(db, [dietitianId])).get(dietitianId) ?? []
}

export async function listOwnCredentials(
  db: Database,
  actor: Actor,
): Promise<{ count: number; results: OwnCredential[] }> {
  return wholeList((await listCredentials(db, actor.id)).map(toOwn))
}

export async function listCheckedCredentials(db: Database, dietitianId: number) {
  await getProfile(db, dietitianId)
  return wholeList((await listCredentials(db, dietitianId)).map(toChecked))
}

async function getCredential(db: Database, id: number): Promise<CheckedCredential> {
  return toChecked(requireFound(await findCredential(db, id)))
}

type Values = Pick<CredentialRow, 'kind' | 'checked_on' | 'expires_on'>
const logged = (credential: number, { kind, checked_on, expires_on }: Values) => {
  return { credential, kind, checked_on, expires_on }
}

/** Call it in the transaction of the approval or other change that causes it. */
async function storeCredential(tx: Database, actor: Actor, dietitianId: number, input: CredentialInput) {
  const row = { ...input, expires_on: input.expires_on ?? null, note: input.note || null }
  const id = await insertCredential(tx, { ...row, dietitian_id: dietitianId, checked_by: actor.id })
  await recordAudit(tx, actor.id, 'credential.added', ['user', dietitianId], { after: logged(id, row) })
  return id
}

export async function addCredential(db: Database, actor: Actor, dietitianId: number, input: CredentialInput) {
  const account = await getProfile(db, dietitianId)
  // An admin with credentials may review health texts, and another admin has to check them.
  if (account.role === 'user') throw conflict(NOT_A_DIETITIAN)
  if (dietitianId === actor.id) throw conflict(NOT_OWN_CREDENTIAL)
  const id = await db.transaction((tx) => storeCredential(tx, actor, dietitianId, input))
  return getCredential(db, id)
}

/** Records a new check; the dietitian is reminded again before the new expiry. */
export async function renewCredential(
  db: Database,
  actor: Actor,
  id: number,
  { checked_on, expires_on = null, note }: CredentialRenewal,
): Promise<CheckedCredential> {
  return db.transaction(async (tx) => {
    const before = requireFound(await lockCredential(tx, id))
    if (before.dietitian_id === actor.id) throw conflict(NOT_OWN_CREDENTIAL)
    const change = { checked_on, expires_on, ...(note === undefined ? {} : { note: note || null }) }
    await saveCredential(tx, id, { ...change, checked_by: actor.id, reminded_at: null })
    await recordAudit(tx, actor.id, 'credential.renewed', ['user', before.dietitian_id], {
      before: logged(id, before),
      after: logged(id, { ...before, ...change }),
    })
    return getCredential(tx, id)
  })
}

type Subject = { kind: string } & Partial<Record<'title' | 'council' | 'number', string | null>>
/** The subject of a credential, normalised for comparison. */
const subjectKey = ({ kind, title, council, number }: Subject) =>
  [kind, title, council, number].map((part) => part?.toLowerCase() ?? '').join('\n')

/** Renews the credential with the same subject, or adds it. Call it in the transaction of the approval. */
export async function storeOrRenewCredential(tx: Database, actor: Actor, dietitianId: number, input: CredentialInput) {
  const same = (await listCredentials(tx, dietitianId)).find(
    (credential) => subjectKey(credential) === subjectKey(input),
  )
  if (same) await renewCredential(tx, actor, same.id, input)
  else await storeCredential(tx, actor, dietitianId, input)
}

export async function withdrawCredential(db: Database, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = requireFound(await lockCredential(tx, id))
    await deleteCredential(tx, id)
    await recordAudit(tx, actor.id, 'credential.withdrawn', ['user', before.dietitian_id], {
      before: logged(id, before),
    })
  })
}

const REMIND_DAYS = 30
/** Reminders per run; the next run takes the rest. */
const BATCH = 500

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** Mails dietitians once that a credential is about to expire. @returns the number of mails */
export async function remindOfExpiry(db: Database): Promise<number> {
  const today = indiaDay(new Date())
  return db.transaction(async (tx) => {
    const expiring = await lockExpiring(tx, today, addDays(today, REMIND_DAYS), BATCH)
    for (const { email, first_name, title, council, number, expires_on } of expiring) {
      await queueMail(tx, {
        to: email,
        template: 'credential-expiring',
        props: {
          first_name,
          credential: title ?? `${council}, ${number}`,
          expires_on: LONG_DAY.format(new Date(`${expires_on}T00:00:00Z`)),
        },
      })
    }
    const ids = expiring.map(({ id }) => id)
    await setReminded(tx, ids)
    return expiring.length
  })
}

/** Dietitians whose cached pages show a credential that expired at midnight: no row changes then. */
export async function listJustExpired(db: Database, now = new Date()): Promise<number[]> {
  return listExpiredOn(db, addDays(indiaDay(now), -1))
}
