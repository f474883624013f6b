import { isUnderAge } from '#domain/accounts/guardian.ts'
import {
  type AssessmentStatus,
  ERASING_MINUTES,
  LINK_DAYS,
  LINK_INVALID,
  LOOKS_AUTOMATED,
  NOTICE_VERSION,
  SUBMITTED_MESSAGE,
  SUBMITTED_WITHOUT_EMAIL,
} from '#domain/assessments/assessment-rules.ts'
import {
  type AssessmentInput,
  isLikelyBot,
  type PublicSubmission,
  type Submission,
} from '#domain/assessments/assessments.schema.ts'
import { toScreening } from '#domain/assessments/screening.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { SITE } from '#domain/site/site.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Services } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { AppError, invalid, requireFound } from '../errors.ts'
import { withIsoDates } from '../infra/formats/iso-dates.ts'
import { makeLinkToken, sha256 } from '../infra/secrets/passwords.ts'
import { queueMail } from '../mail/mail.service.ts'
import { linkAssessmentConsents, recordErased } from '../privacy/privacy.service.ts'
import {
  type AssessmentRow,
  consumeLink,
  deleteAssessments,
  findEmail,
  findLinked,
  insertAssessment,
  insertLink,
  invalidateLinks,
  type LinkUse,
  listExpired,
  lockAssessment,
  type NewAssessment,
} from './assessments.queries.ts'
import type { LinkTarget } from './assessments.table.ts'

function toRow(input: AssessmentInput): NewAssessment {
  const { website: _, seconds_taken: __, notice_accepted, ...answers } = input
  const { specific_concern, medicines, allergies, diagnoses, guardian_name, ...person } = answers
  return {
    ...person,
    specific_concern: specific_concern || null,
    medicines: medicines || null,
    allergies: allergies || null,
    diagnoses: diagnoses || null,
    guardian_name: guardian_name || null,
    ...(notice_accepted ? { notice_version: NOTICE_VERSION, notice_accepted_at: new Date() } : {}),
  }
}

/**
 * Stores a submission and mails a confirmation to the sender (at most three a day to one address) and a notification to
 * the site. Only valid attempts count towards the limit, so that typing errors lock nobody out.
 * @returns the message for the sender
 */
export async function submitAssessment(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  input: AssessmentInput,
  address: string,
): Promise<string> {
  if (isLikelyBot(input)) throw new AppError('invalid', LOOKS_AUTOMATED)
  await limits.take('assessment', address)
  const row = toRow(input)
  // Anybody can type a stranger's address into the form.
  const mayMail = await limits.tryTake('assessmentMails', row.email)
  await db.transaction(async (tx) => {
    const id = await insertAssessment(tx, row)
    if (mayMail) {
      const token = await makeMailedLink(tx, id, 'submission')
      await queueMail(tx, { to: row.email, template: 'assessment-received', props: { token } })
    }
    await queueMail(tx, {
      to: SITE.email,
      template: 'new-assessment',
      props: {
        full_name: row.full_name,
        email: row.email,
        phone_number: row.phone_number,
        guardian_name: row.guardian_name ?? null,
        is_minor: isUnderAge({ age: row.age, is_minor: row.is_minor ?? false }),
        plan: row.plan ?? null,
      },
    })
  })
  return mayMail ? SUBMITTED_MESSAGE : SUBMITTED_WITHOUT_EMAIL
}

/**
 * Deletes a submission, its links and notes. The audit log records that it happened, without content or person; for an
 * admin's deletion also the status before. Restoring a backup does not bring it back.
 */
async function removeAssessment(
  tx: Database,
  actorId: number | null,
  id: number,
  before: { status: AssessmentStatus } | null = null,
): Promise<void> {
  await linkAssessmentConsents(tx, [id])
  await deleteAssessments(tx, [id])
  await recordErased(tx, 'assessment', [id])
  await recordAudit(tx, actorId, 'assessment.erased', ['assessment', id], before ? { before } : {})
}

/** Erases a submission as its sender can by the mailed link. */
export async function eraseAssessment(db: Database, actorId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = requireFound(await lockAssessment(tx, id))
    await removeAssessment(tx, actorId, id, { status: row.status })
  })
}

/** Erases submissions past their retention. @returns how many */
export async function eraseExpired(db: Database, limit: number): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await listExpired(tx, limit)
    await linkAssessmentConsents(tx, ids)
    await deleteAssessments(tx, ids)
    return ids.length
  })
}

type NewLink = Omit<Parameters<typeof insertLink>[1], 'token_hash' | 'expires_at'>

async function makeLink(db: Database, life: number, link: NewLink): Promise<string> {
  const { token, hash } = makeLinkToken()
  await insertLink(db, { ...link, token_hash: hash, expires_at: new Date(Date.now() + life) })
  return token
}

/** Creates the token of a mailed link. Call it in the transaction that queues the mail. */
export function makeMailedLink(tx: Database, assessment_id: number, leads_to: LinkTarget): Promise<string> {
  return makeLink(tx, LINK_DAYS * DAY_MS, { assessment_id, leads_to, may_show: true })
}

/**
 * Locks the submission before its links, so that two simultaneous uses wait for each other.
 * @throws invalid for a link that is unknown, used or expired, or leads elsewhere
 */
export async function useLink(tx: Database, token: string, use: LinkUse): Promise<AssessmentRow> {
  const hash = sha256(token)
  const id = await findLinked(tx, hash, use === 'answer' ? 'answer' : 'submission')
  const row = id === null ? null : await lockAssessment(tx, id)
  if (!row || !(await consumeLink(tx, hash, use))) throw invalid({ token: [LINK_INVALID] })
  return row
}

/** What the sender wrote about their health and their guardian. */
export function toHealth(row: AssessmentRow) {
  const { age, gender, height, weight, specific_concern, is_minor, guardian_name, guardian_consent } = row
  return {
    ...{ age, gender, height, weight, specific_concern, is_minor, guardian_name, guardian_consent },
    ...toScreening(row),
  }
}

function toSubmission(row: AssessmentRow): Submission {
  const { full_name, email, phone_number, plan, notice_version, created_at, erased_on } = row
  const fields = { full_name, email, phone_number, plan, notice_version, created_at, erased_on }
  return { ...withIsoDates(fields), ...toHealth(row) }
}

/** Uses up a mailed link. The token in the response can only erase. */
export async function showSubmission(db: Database, token: string): Promise<PublicSubmission> {
  return db.transaction(async (tx) => {
    const row = await useLink(tx, token, 'show')
    const link = { assessment_id: row.id, may_show: false }
    return { submission: toSubmission(row), token: await makeLink(tx, ERASING_MINUTES * MINUTE_MS, link) }
  })
}

/** Deletes the submission and its links. The audit log records neither content nor person. */
export async function eraseSubmission(db: Database, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await useLink(tx, token, 'erase')
    await removeAssessment(tx, null, id)
  })
}

const LINK_MAILS = { submission: 'assessment-link', answer: 'assessment-answer-link' } as const

/**
 * Mails a new link to the submission's own address and invalidates the earlier ones to the same thing. The response
 * does not reveal whether the submission still exists; its duration may, because nobody guesses a token.
 */
export async function renewLink(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  token: string,
  { target, address }: { target: LinkTarget; address: string },
): Promise<void> {
  await limits.take('linkByAddress', address)
  const id = await findLinked(db, sha256(token), target)
  const email = id === null ? null : await findEmail(db, id)
  if (id === null || email === null) return
  // Before the transaction, because the limit needs a connection of its own.
  await limits.take('assessmentLinks', email)
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id)
    if (!row) return
    await invalidateLinks(tx, { id, target })
    const props = { token: await makeMailedLink(tx, id, target) }
    await queueMail(tx, { to: row.email, template: LINK_MAILS[target], props })
  })
}
