import { ASSESSMENT_ANSWERED, NOBODY_TO_REMIND, NOT_ASSIGNABLE } from '#domain/assessments/assessment-rules.ts'
import { canAssign } from '#domain/assessments/assessment-status.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { SPECIALIZATION_LABELS } from '#domain/dietitians/specializations.ts'
import { ALREADY_REMINDED, mayRemind } from '#domain/mail/reminders.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Actor, EventServices } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { findAssignable, listAssignable } from '../dietitians/dietitians.service.ts'
import { conflict, invalid, requireFound, wholeList } from '../errors.ts'
import { nextTimestamp } from '../infra/next-timestamp.ts'
import { queueMail } from '../mail/mail.service.ts'
import { type AssessmentRow, findAssessment, lockAssessment, saveAssessment } from './assessments.queries.ts'
import { toAssessment } from './inbox.service.ts'

/** Active dietitians with a checked qualification; those who accept requests come first. */
export async function listAssignableDietitians(db: Database) {
  const rows = await listAssignable(db, indiaDay(new Date()))
  const results = rows.map(({ specialization, ...dietitian }) => ({
    ...dietitian,
    specialization_display: specialization ? SPECIALIZATION_LABELS[specialization] : '',
  }))
  return wholeList(results)
}

async function requireAssignable(tx: Database, id: number) {
  const dietitian = await findAssignable(tx, indiaDay(new Date()), id)
  if (!dietitian) throw invalid({ to: [NOT_ASSIGNABLE] })
  return dietitian
}

async function saveAssignment(tx: Database, actor: Actor, row: AssessmentRow, to: number): Promise<void> {
  await saveAssessment(tx, row.id, {
    status: 'assigned',
    assigned_to: to,
    assigned_at: new Date(),
    reminded_at: null,
    updated_at: nextTimestamp(row.updated_at),
  })
  await recordAudit(tx, actor.id, 'assessment.assigned', ['assessment', row.id], {
    before: { status: row.status, assigned_to: row.assigned_to },
    after: { status: 'assigned', assigned_to: to },
  })
}

/**
 * Assigns an assessment to a dietitian, who gets a mail, or to the acting admin. The previous assignee can no longer
 * see it.
 * @throws conflict once it is answered
 */
export async function assignAssessment({ db, events }: EventServices, actor: Actor, id: number, to: number) {
  const [before, after] = await db.transaction(async (tx) => {
    const row = requireFound(await lockAssessment(tx, id))
    if (!canAssign({ is_answered: row.answered_at !== null })) throw conflict(ASSESSMENT_ANSWERED)
    const dietitian = to === actor.id ? null : await requireAssignable(tx, to)
    if (row.status !== 'assigned' || row.assigned_to !== to) {
      await saveAssignment(tx, actor, row, to)
      if (dietitian) {
        await queueMail(tx, { to: dietitian.email, template: 'assigned-assessment', props: { assessment_id: id } })
      }
    }
    return [row, requireFound(await findAssessment(tx, id))] as const
  })
  events.publish({ about: 'assessments', id }, [before.assigned_to, to])
  return toAssessment(after)
}

/**
 * Mails the dietitian that an assessment is waiting, without its content.
 * @throws conflict if no dietitian has to answer, and within a day of the last reminder
 */
export async function remindOfAssessment(db: Database, actor: Actor, id: number): Promise<Assessment> {
  return db.transaction(async (tx) => {
    const now = new Date()
    const row = requireFound(await lockAssessment(tx, id))
    const isWaiting = row.status === 'assigned' && row.assigned_to !== actor.id
    const email = isWaiting ? row.assignee?.email : undefined
    if (!email || !row.assignee?.may_answer) throw conflict(NOBODY_TO_REMIND)
    if (!mayRemind(row.reminded_at, now)) throw conflict(ALREADY_REMINDED)
    await saveAssessment(tx, id, { reminded_at: now })
    await recordAudit(tx, actor.id, 'assessment.reminded', ['assessment', id], { after: { reminded: row.assigned_to } })
    await queueMail(tx, { to: email, template: 'waiting-assessment', props: { assessment_id: id } })
    return toAssessment({ ...row, reminded_at: now })
  })
}
