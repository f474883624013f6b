import { guardianLine } from '#domain/accounts/guardian.ts'
import {
  ASSESSMENT_CHANGED_ELSEWHERE,
  ASSESSMENT_STATUS_LABELS,
  type AssessmentStatus,
  PLAN_LABEL,
} from '#domain/assessments/assessment-rules.ts'
import { canMarkAs, markError } from '#domain/assessments/assessment-status.ts'
import type { Assessment, AssessmentPatch, InboxFilters, InboxQuery } from '#domain/assessments/inbox.schema.ts'
import { SCREENING_LABELS, screeningTexts } from '#domain/assessments/screening.ts'
import { planName } from '#domain/membership/plans.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { recordAccess, recordAudit } from '../audit/audit.service.ts'
import type { EventServices } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { conflict, invalid, requireFound, toPage } from '../errors.ts'
import { type CsvValue, readByKey, toCsv } from '../infra/formats/csv.ts'
import { nextTimestamp } from '../infra/next-timestamp.ts'
import {
  type AssessmentRow,
  type ExportedRow,
  findAssessment,
  listAssessmentsAfter,
  listInbox,
  lockAssessment,
  recordExported,
  saveAssessment,
} from './assessments.queries.ts'
import { withProgress } from './progress.ts'

export function toAssessment(row: AssessmentRow): Assessment {
  const { assigned_to: _to, answered_by: _by, author, assignee, ...fields } = row
  return {
    ...withProgress(fields),
    assignee: assignee && { id: assignee.id, full_name: assignee.full_name, may_answer: assignee.may_answer },
    has_notes: row.notes !== '',
    answered_by_name: author?.full_name ?? null,
  }
}

export async function listAssessments(db: Database, query: InboxQuery) {
  return toPage(query, await listInbox(db, query), withProgress)
}

/** Records the access to health data before showing it. */
export async function openAssessment(db: Database, actorId: number, id: number): Promise<Assessment> {
  const row = requireFound(await findAssessment(db, id))
  await recordAccess(db, actorId, 'assessment.opened', ['assessment', id])
  return toAssessment(row)
}

/** @throws invalid if the new status cannot follow the current one */
function requireMayMark(row: AssessmentRow, to: AssessmentStatus): void {
  const progress = { is_assigned: row.assigned_to !== null, is_answered: row.answered_at !== null }
  if (to !== row.status && !canMarkAs(progress, to)) throw invalid({ status: [markError(to)] })
}

/** Rejects a change based on an older version; the same notes or status again are no conflict. */
function requireCurrent(row: AssessmentRow, { notes, status, updated_at }: AssessmentPatch): void {
  const isSame = (notes === undefined || row.notes === (notes ?? '')) && (status ?? row.status) === row.status
  if (updated_at === undefined || isSame) return
  if (row.updated_at.getTime() !== new Date(updated_at).getTime()) throw conflict(ASSESSMENT_CHANGED_ELSEWHERE)
}

/** Logs that the notes changed, never their text, which may contain health data. */
async function recordChange(tx: Database, actorId: number, before: AssessmentRow, after: AssessmentRow): Promise<void> {
  const hasNewStatus = before.status !== after.status
  const hasNewNotes = before.notes !== after.notes
  if (!hasNewStatus && !hasNewNotes) return
  await recordAudit(tx, actorId, 'assessment.changed', ['assessment', before.id], {
    ...(hasNewStatus ? { before: { status: before.status } } : {}),
    after: { ...(hasNewStatus ? { status: after.status } : {}), ...(hasNewNotes ? { notes_changed: true } : {}) },
  })
}

/** Marking as new or contacted removes the assignment, and with it the dietitian's access. */
function toChange(row: AssessmentRow, patch: AssessmentPatch) {
  const status = patch.status ?? row.status
  const removesAssignment = patch.status === 'new' || patch.status === 'contacted'
  return {
    status,
    notes: patch.notes === undefined ? row.notes : (patch.notes ?? ''),
    updated_at: nextTimestamp(row.updated_at),
    ...(removesAssignment ? { assigned_to: null, assigned_at: null } : {}),
  }
}

export async function updateAssessment(
  { db, events }: EventServices,
  actorId: number,
  id: number,
  patch: AssessmentPatch,
): Promise<Assessment> {
  const [before, after] = await db.transaction(async (tx) => {
    const row = requireFound(await lockAssessment(tx, id))
    requireCurrent(row, patch)
    if (patch.status) requireMayMark(row, patch.status)
    const change = toChange(row, patch)
    await saveAssessment(tx, id, change)
    await recordChange(tx, actorId, row, { ...row, ...change })
    return [row, requireFound(await findAssessment(tx, id))] as const
  })
  if (before.status !== after.status) events.publish({ about: 'assessments', id }, [before.assigned_to])
  return toAssessment(after)
}

/** Rows read per statement. */
const BATCH = 1000

const SCREENING_CELLS = Object.entries(SCREENING_LABELS).map(
  ([field, label]): [string, (row: ExportedRow) => CsvValue] => [
    label,
    (row) => screeningTexts(row).find((answer) => answer.field === field)?.text ?? null,
  ],
)

const CELLS: [column: string, read: (row: ExportedRow) => CsvValue][] = [
  ['Id', (row) => row.id],
  ['Received', (row) => row.created_at],
  ['Status', (row) => ASSESSMENT_STATUS_LABELS[row.status]],
  ['Full name', (row) => row.full_name],
  ['Email', (row) => row.email],
  ['Phone number', (row) => row.phone_number],
  ['Age', (row) => row.age],
  ['Gender', (row) => row.gender],
  ['Height (cm)', (row) => row.height],
  ['Weight (kg)', (row) => row.weight],
  ...SCREENING_CELLS,
  ['Specific concern', (row) => row.specific_concern],
  [PLAN_LABEL, (row) => planName(row.plan)],
  ['Says under 18', (row) => row.is_minor],
  ['Guardian', (row) => row.guardian_name ?? guardianLine(row)],
  ['Guardian has agreed', (row) => row.guardian_consent],
  ['Notice version', (row) => row.notice_version],
  ['Notice accepted', (row) => row.notice_accepted_at],
  ['Notes', (row) => row.notes],
  ['Assigned to', (row) => row.assignee_name],
  ['Answered', (row) => row.answered_at],
  ['Answer', (row) => row.answer],
  ['Deletion date', (row) => row.erased_on],
]

async function* toLines(rows: AsyncIterable<ExportedRow>): AsyncGenerator<CsvValue[]> {
  for await (const row of rows) yield CELLS.map(([, read]) => read(row))
}

/**
 * Exports the filtered assessments as a CSV file. The audit log records who exported and the status filter; which
 * assessments the file contains is recorded before they are sent.
 */
export async function exportAssessments(db: Database, actorId: number, filters: InboxFilters) {
  const entry = await recordAudit(db, actorId, 'assessment.exported', ['assessment', null], {
    // The search itself may be a person's name.
    after: { status: filters.status ?? 'all', is_searched: Boolean(filters.search) },
  })
  const rows = readByKey<ExportedRow>(async (last) => {
    const batch = await listAssessmentsAfter(db, filters, last, BATCH)
    await recordExported(
      db,
      entry,
      batch.map(({ id }) => id),
    )
    return batch
  })
  const columns = CELLS.map(([column]) => column)
  return { name: `assessments-${indiaDay(new Date())}.csv`, stream: toCsv(columns, toLines(rows)) }
}
