import { isUnderAge } from '#domain/accounts/guardian.ts'
import { splitName } from '#domain/accounts/person-name.ts'
import type { AssignedAssessment, AssignedQuery, PublicAnswer } from '#domain/assessments/answers.schema.ts'
import { ASSESSMENT_ANSWERED, READABLE_STATUSES } from '#domain/assessments/assessment-rules.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { Actor, EventServices } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { isBookable } from '../dietitians/dietitians.service.ts'
import { conflict, notFound, requireFound, toPage } from '../errors.ts'
import { nextTimestamp } from '../infra/next-timestamp.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  type AssessmentRow,
  findAssessment,
  listAssignedRows,
  lockAssessment,
  saveAssessment,
} from './assessments.queries.ts'
import { makeMailedLink, toHealth, useLink } from './assessments.service.ts'
import { withProgress } from './progress.ts'

/**
 * @throws not found unless the caller is the assignee, and once it is answered: the data may only be used to answer it
 */
function requireAssigned(actor: Actor, row: AssessmentRow | null): AssessmentRow {
  const isReadable = READABLE_STATUSES.some((status) => status === row?.status)
  if (!row || row.assigned_to !== actor.id || !isReadable) throw notFound()
  return row
}

/** Leaves out the notes, which are for admins only. */
function toAssignedAssessment(row: AssessmentRow): AssignedAssessment {
  const { id, full_name, email, phone_number, status, needs_care, answer } = row
  const { created_at, assigned_at, answered_at, answer_read_at } = row
  return {
    ...withProgress({ id, full_name, status, needs_care, created_at, assigned_at, answered_at, answer_read_at }),
    ...{ email, phone_number, answer },
    ...toHealth(row),
  }
}

export async function listAssigned(db: Database, actor: Actor, query: AssignedQuery) {
  return toPage(query, await listAssignedRows(db, actor.id, query), withProgress)
}

/** Records the access to health data before showing it. */
export async function openAssigned(db: Database, actor: Actor, id: number): Promise<AssignedAssessment> {
  const row = requireAssigned(actor, await findAssessment(db, id))
  await recordAccess(db, actor.id, 'assessment.opened', ['assessment', id])
  return toAssignedAssessment(row)
}

async function saveAnswer(tx: Database, actor: Actor, row: AssessmentRow, answer: string): Promise<void> {
  await saveAssessment(tx, row.id, {
    status: 'answered',
    answer,
    answered_by: actor.id,
    answered_at: new Date(),
    updated_at: nextTimestamp(row.updated_at),
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
    if (before.answer !== null && before.answer !== answer) throw conflict(ASSESSMENT_ANSWERED)
    if (before.answer === null) await saveAnswer(tx, actor, before, answer)
    return requireFound(await findAssessment(tx, id))
  })
  events.publish({ about: 'assessments', id }, [actor.id])
  return toAssignedAssessment(row)
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
