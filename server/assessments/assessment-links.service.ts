import { ERASING_MINUTES, LINK_DAYS, LINK_INVALID } from '#domain/assessments/assessment-rules.ts'
import type { PublicSubmission, Submission } from '#domain/assessments/assessments.schema.ts'
import { toScreening } from '#domain/assessments/screening.ts'
import type { Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { invalid } from '../errors.ts'
import { makeLinkToken, sha256 } from '../infra/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { removeAssessment } from './assessment-erasure.service.ts'
import { consumeLink, findLinked, insertLink, invalidateLinks } from './assessment-links.queries.ts'
import { type AssessmentRow, lockAssessment } from './assessments.queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function makeLink(db: Database, assessment_id: number, life: number, may_show: boolean): Promise<string> {
  const { token, hash } = makeLinkToken()
  await insertLink(db, { assessment_id, token_hash: hash, may_show, expires_at: new Date(Date.now() + life) })
  return token
}

/** Creates the token of a mailed link. Call it in the transaction that queues the mail. */
export function makeMailedLink(tx: Database, assessmentId: number): Promise<string> {
  return makeLink(tx, assessmentId, LINK_DAYS * DAY_MS, true)
}

/** Locks the submission before its links, so that two simultaneous uses wait for each other. */
async function useLink(tx: Database, token: string, use: 'show' | 'erase'): Promise<AssessmentRow> {
  const hash = sha256(token)
  const id = await findLinked(tx, hash)
  const row = id === null ? null : await lockAssessment(tx, id)
  if (!row || !(await consumeLink(tx, hash, use))) throw invalid({ token: [LINK_INVALID] })
  return row
}

function toSubmission(row: AssessmentRow): Submission {
  return {
    full_name: row.full_name,
    email: row.email,
    phone_number: row.phone_number,
    age: row.age,
    gender: row.gender,
    height: row.height,
    weight: row.weight,
    specific_concern: row.specific_concern,
    ...toScreening(row),
    is_minor: row.is_minor,
    guardian_name: row.guardian_name,
    guardian_consent: row.guardian_consent,
    notice_version: row.notice_version,
    created_at: row.created_at.toISOString(),
    erased_on: row.erased_on.toISOString(),
  }
}

/** Uses up a mailed link. The token in the response can only erase. */
export async function showSubmission(db: Database, token: string): Promise<PublicSubmission> {
  return db.transaction(async (tx) => {
    const row = await useLink(tx, token, 'show')
    return { submission: toSubmission(row), token: await makeLink(tx, row.id, ERASING_MINUTES * MINUTE_MS, false) }
  })
}

/** Deletes the submission and its links. The audit log records neither content nor person. */
export async function eraseSubmission(db: Database, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await useLink(tx, token, 'erase')
    await removeAssessment(tx, null, id)
  })
}

/**
 * Mails a new link to the submission's own address and invalidates the earlier ones. The response does not reveal
 * whether the submission still exists; its duration may, because nobody guesses a token.
 */
export async function renewLink({ db, limits }: Services, token: string, address: string): Promise<void> {
  await limits.take('linkByAddress', address)
  const id = await findLinked(db, sha256(token))
  if (id === null) return
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id)
    if (!row) return
    await limits.take('assessmentMails', row.email)
    await invalidateLinks(tx, id)
    await queueMail(tx, { to: row.email, template: 'assessment-link', props: { token: await makeMailedLink(tx, id) } })
  })
}
