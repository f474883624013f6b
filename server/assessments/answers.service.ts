import { isUnderAge } from '#domain/accounts/guardian.ts'
import { splitName } from '#domain/accounts/person-name.ts'
import type {
  AssignedAssessment,
  AssignedItem,
  AssignedQuery,
  PublicAnswer,
} from '#domain/assessments/answers.schema.ts'
import { ALREADY_ANSWERED, READABLE_STATUSES } from '#domain/assessments/assessment-rules.ts'
import { toScreening } from '#domain/assessments/screening.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Actor, EventServices } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { isBookable } from '../dietitians/dietitians.service.ts'
import { conflict, notFound, requireFound, toPage } from '../errors.ts'
import { withIsoDates } from '../infra/iso-dates.ts'
import { queueMail } from '../mail/mail.service.ts'
import { type AssessmentRow, findAssessment, lockAssessment, saveAssessment } from './assessments.queries.ts'
import { makeMailedLink, useLink } from './assessments.service.ts'
import { type AssignedRow, listAssignedRows } from './assigned.queries.ts'
import { nextVersion } from './inbox.service.ts'
import { toProgress } from './progress.ts'

/**
 * @throws not found unless the caller is the assignee, and once it is answered: the data may only be used to answer it
 */
function requireAssigned(actor: Actor, row: AssessmentRow | null): AssessmentRow {
  const isReadable = READABLE_STATUSES.some((status) => status === row?.status)
  if (!row || row.assigned_to !== actor.id || !isReadable) throw notFound()
  return row
}

function toAssignedItem(row: AssignedRow, now: Date): AssignedItem {
  return { ...withIsoDates(row), ...toProgress(row, now) }
}

/** Leaves out the notes, which are for admins only. */
function toAssignedAssessment(row: AssessmentRow, now: Date): AssignedAssessment {
  const { id, full_name, email, phone_number, status, needs_care, created_at, assigned_at, answered_at } = row
  const { age, gender, height, weight, specific_concern, is_minor, guardian_name, guardian_consent } = row
  return {
    ...toAssignedItem(
      { id, full_name, status, needs_care, created_at, assigned_at, answered_at, answer_read_at: row.answer_read_at },
      now,
    ),
    ...{ email, phone_number, age, gender, height, weight, specific_concern },
    ...toScreening(row),
    ...{ is_minor, guardian_name, guardian_consent },
    answer: row.answer,
  }
}

export async function listAssigned(db: Database, actor: Actor, query: AssignedQuery) {
  const now = new Date()
  return toPage(query, await listAssignedRows(db, actor.id, query), (row) => toAssignedItem(row, now))
}

/** Records the access to health data before showing it. */
export async function openAssigned(db: Database, actor: Actor, id: number): Promise<AssignedAssessment> {
  const row = requireAssigned(actor, await findAssessment(db, id))
  await recordAccess(db, actor.id, 'assessment.opened', ['assessment', id])
  return toAssignedAssessment(row, new Date())
}

async function saveAnswer(tx: Database, actor: Actor, row: AssessmentRow, answer: string): Promise<void> {
  await saveAssessment(tx, row.id, {
    status: 'answered',
    answer,
    answered_by: actor.id,
    answered_at: new Date(),
    updated_at: nextVersion(row),
  })
  await recordAudit(tx, actor.id, 'assessment.answered', ['assessment', row.id], {
    before: { status: row.status },
    after: { status: 'answered' },
  })
  const token = await makeMailedLink(tx, row.id, 'answer')
  await queueMail(tx, { to: row.email, template: 'assessment-answered', props: { token } })
}

/**
 * Stores the answer and mails the sender a link to it, without its text. Sending the same answer again has no effect.
 * @throws conflict once another answer is stored
 */
export async function answerAssessment({ db, events }: EventServices, actor: Actor, id: number, answer: string) {
  const row = await db.transaction(async (tx) => {
    const before = requireAssigned(actor, await lockAssessment(tx, id))
    if (before.answer !== null && before.answer !== answer) throw conflict(ALREADY_ANSWERED)
    if (before.answer === null) await saveAnswer(tx, actor, before, answer)
    return requireFound(await findAssessment(tx, id))
  })
  events.publish({ about: 'assessments', id }, [actor.id])
  return toAssignedAssessment(row, new Date())
}

/** Null for an admin's answer, which is sent in the name of Thali's office. */
async function toDietitian(db: Database, { author }: AssessmentRow): Promise<PublicAnswer['dietitian']> {
  if (author?.role !== 'dietitian') return null
  const { id, full_name } = author
  return { id, full_name, is_available: await isBookable(db, id) }
}

function toPerson(row: AssessmentRow): PublicAnswer['person'] {
  if (isUnderAge(row)) return null
  const { full_name, phone_number, age, gender, height, weight } = row
  return { ...splitName(full_name), phone_number, age, gender, height, weight }
}

/** Uses up the mailed link and records when the answer was first read. */
export async function showAnswer({ db, events }: EventServices, token: string): Promise<PublicAnswer> {
  const row = await db.transaction(async (tx) => {
    const linked = await useLink(tx, token, 'answer')
    if (linked.answer_read_at === null) await saveAssessment(tx, linked.id, { answer_read_at: new Date() })
    return linked
  })
  if (row.answer === null || row.answered_at === null) throw notFound()
  events.publish({ about: 'assessments', id: row.id }, [row.assigned_to])
  return {
    answer: row.answer,
    answered_at: row.answered_at.toISOString(),
    dietitian: await toDietitian(db, row),
    email: row.email,
    person: toPerson(row),
  }
}
