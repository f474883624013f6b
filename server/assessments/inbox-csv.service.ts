import { guardianLine } from '#domain/accounts/guardian.ts'
import { ASSESSMENT_STATUS_LABELS } from '#domain/assessments/assessment-rules.ts'
import type { InboxFilters } from '#domain/assessments/inbox.schema.ts'
import { SCREENING_LABELS, screeningTexts } from '#domain/assessments/screening.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { recordAudit } from '../audit/audit.service.ts'
import type { Database } from '../db/connect.ts'
import { type CsvValue, readByKey, toCsv } from '../infra/csv.ts'
import { type ExportedRow, listAssessmentsAfter, recordExported } from './inbox.queries.ts'

/** Rows read by one statement. */
const BATCH = 1000

const SCREENING_CELLS = Object.entries(SCREENING_LABELS).map(
  ([field, label]): [string, (row: ExportedRow) => CsvValue] => [
    label,
    (row) => screeningTexts(row).find((answer) => answer.field === field)?.text ?? null,
  ],
)

const CELLS: [column: string, of: (row: ExportedRow) => CsvValue][] = [
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
  ['Says under 18', (row) => row.is_minor],
  ['Guardian', (row) => row.guardian_name ?? guardianLine(row)],
  ['Guardian consents', (row) => row.guardian_consent],
  ['Notice version', (row) => row.notice_version],
  ['Notice accepted', (row) => row.notice_accepted_at],
  ['Notes', (row) => row.notes],
  ['Erased on', (row) => row.erased_on],
]

async function* toLines(rows: AsyncIterable<ExportedRow>): AsyncGenerator<CsvValue[]> {
  for await (const row of rows) yield CELLS.map(([, of]) => of(row))
}

/**
 * Exports the filtered assessments as a CSV file. The audit log records who exported and the status filter; which
 * assessments the file contains is recorded before they are sent.
 */
export async function exportAssessments(db: Database, actorId: number, filters: InboxFilters, now = new Date()) {
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
  return { name: `assessments-${indiaDay(now)}.csv`, stream: toCsv(columns, toLines(rows)) }
}
