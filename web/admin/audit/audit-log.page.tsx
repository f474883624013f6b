import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AuditItem } from '#domain/audit/audit.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '../list/data-table.tsx'
import { DownloadCsv } from '../list/download-csv.tsx'
import { type NothingYet, Results } from '../list/results.tsx'
import { UnknownFilters } from '../list/unknown-filters.tsx'
import { useFilteredList } from '../list/use-filtered-list.ts'
import { AUDIT, AUDIT_FILTERS, auditList, ENTRIES_PER_PAGE, toAuditQuery } from './audit.queries.ts'
import { EntryAction, EntryActor, EntryTarget, EntryTime } from './audit-entry.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'

export function meta() {
  return pageMeta({
    title: 'Audit log',
    description: 'Who did what to whom, and when.',
    path: '/admin/audit',
    noindex: true,
  })
}

const NOUNS = { one: 'entry', many: 'entries' }

const NOTHING: NothingYet = {
  title: 'Nothing recorded yet',
  text: 'Who does something to an account, a request or the site is written down here.',
  action: (
    <ButtonLink variant="outline" to="/admin">
      Back to the overview
    </ButtonLink>
  ),
}

const COLUMNS: Column<AuditItem>[] = [
  { label: 'What', isTitle: true, cell: (entry) => <EntryAction entry={entry} /> },
  { label: 'Who', cell: ({ actor }) => <EntryActor actor={actor} /> },
  { label: 'To what', cell: (entry) => <EntryTarget entry={entry} /> },
  { label: 'When', cell: (entry) => <EntryTime entry={entry} /> },
]

export default function AuditLogPage() {
  const client = useQueryClient()
  const { controls, applied, place } = useFilteredList(AUDIT_FILTERS)
  const { page: _page, action, ...others } = applied
  const isCapped = Object.values(others).some(Boolean)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h2">Audit log</h1>
          <p className="text-ink-muted">Who did what to whom. What people wrote about their health is never in it.</p>
        </div>
        <DownloadCsv
          load={() => api.audit.csv(toAuditQuery(applied))}
          // Taking the log away is in the log too.
          onSettled={() => void client.invalidateQueries({ queryKey: [AUDIT] })}
        />
      </div>
      <AuditFilterBar {...controls} />
      <UnknownFilters codec={AUDIT_FILTERS} />
      <Results
        place={place}
        list={useQuery(auditList(applied))}
        nouns={NOUNS}
        nothing={NOTHING}
        pageSize={ENTRIES_PER_PAGE}
        isNarrowed={isCapped || action !== ''}
        isCapped={isCapped}
      >
        {(entries, isStale) => <DataTable caption="Audit log" columns={COLUMNS} rows={entries} isStale={isStale} />}
      </Results>
    </>
  )
}
