import { useQueryClient } from '@tanstack/react-query'
import type { AuditItem } from '#domain/audit/audit.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { DownloadCsv } from '#web/shell/list/download-csv.tsx'
import { UnknownFilters } from '#web/shell/list/filter-bar.tsx'
import { type ListWords, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AUDIT, AUDIT_LIST, toAuditQuery } from './audit.queries.ts'
import { EntryAction, EntryActor, EntryTarget, EntryTime } from './audit-entry.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'

export const meta = () => privateMeta('Audit log', 'Who did what to whom, and when.', '/admin/audit')

const WORDS: ListWords = {
  one: 'entry',
  many: 'entries',
  nothing: {
    title: 'Nothing recorded yet',
    text: 'Who does something to an account, a request or the site is written down here.',
    action: (
      <ButtonLink variant="outline" to="/admin">
        Back to the overview
      </ButtonLink>
    ),
  },
}

const COLUMNS: Column<AuditItem>[] = [
  { label: 'What', isTitle: true, cell: (entry) => <EntryAction entry={entry} /> },
  { label: 'Who', cell: ({ actor }) => <EntryActor actor={actor} /> },
  { label: 'To what', cell: (entry) => <EntryTarget entry={entry} /> },
  { label: 'When', cell: (entry) => <EntryTime entry={entry} /> },
]

export default function AuditLogPage() {
  const client = useQueryClient()
  const list = useFilteredList(AUDIT_LIST)
  const { page: _page, action: _action, ...others } = list.applied
  const isCapped = Object.values(others).some(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h2">Audit log</h1>
          <p className="text-ink-muted">Who did what to whom. What people wrote about their health is never in it.</p>
        </div>
        <DownloadCsv
          load={() => api.audit.csv(toAuditQuery(list.applied))}
          // Taking the log away is in the log too.
          onSettled={() => void client.invalidateQueries({ queryKey: [AUDIT] })}
        />
      </div>
      <AuditFilterBar {...list.controls} />
      <UnknownFilters codec={list.codec} />
      <Results list={list} words={WORDS} isCapped={isCapped}>
        {(entries, isStale) => <DataTable caption="Audit log" columns={COLUMNS} rows={entries} isStale={isStale} />}
      </Results>
    </>
  )
}
