import { useQueryClient } from '@tanstack/react-query'
import type { FocusEvent, FormEvent } from 'react'
import type { AuditItem } from '#domain/audit/audit.schema.ts'
import { AUDIT_LABELS, AUDIT_TARGET_LABELS } from '#domain/audit/audit-labels.ts'
import { SEARCH_MAX } from '#domain/http/search.ts'
import { addDays, startOfDay } from '#domain/site/india-day.ts'
import { api } from '#web/lib/api/api.ts'
import type { Column } from '#web/shell/list/data-table.tsx'
import { DateTime } from '#web/shell/list/date-time.tsx'
import { DownloadCsv } from '#web/shell/list/download-csv.tsx'
import { UnknownFilters } from '#web/shell/list/filter-bar.tsx'
import { day, type Filters, number, PAGE_SIZE, toQuery } from '#web/shell/list/filter-codec.ts'
import type { ListControls } from '#web/shell/list/use-list-filters.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SelectField, toOptions } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { adminList, ListPage, useAdminList } from '../list-page.tsx'
import { EntryAction, EntryActor, EntryTarget } from './audit-entry.tsx'

export const meta = () => privateMeta('Audit log', 'Who did what to whom, and when.', '/admin/audit')

type AuditFilters = Filters<'search' | 'action' | 'target_type' | 'target_id' | 'from' | 'to'>

type ListQuery = NonNullable<Parameters<typeof api.audit.list>[0]>

/** The codec has rejected every value that the API does not know. */
function toAuditQuery(filters: AuditFilters): Omit<ListQuery, 'page' | 'page_size'> {
  const { search, from, to, ...rest } = toQuery(filters)
  return {
    ...rest,
    ...(search ? { actor: search } : {}),
    // The days are in India's time zone; the API takes exact moments.
    ...(from ? { from: startOfDay(from).toISOString() } : {}),
    ...(to ? { to: new Date(startOfDay(addDays(to, 1)).getTime() - 1).toISOString() } : {}),
  } as Omit<ListQuery, 'page' | 'page_size'>
}

/** `search` is the actor: a number, or part of a name or an e-mail. */
const AUDIT_LIST = adminList({
  queryKey: ['admin-audit', 'list'],
  load: (filters, { signal }) =>
    api.audit.list({ ...toAuditQuery(filters), page: filters.page, page_size: PAGE_SIZE }, { signal }),
  choices: {
    action: { label: 'What was done', options: AUDIT_LABELS },
    target_type: { label: 'To what', options: AUDIT_TARGET_LABELS },
    target_id: { label: 'Its number', reading: number },
    from: { label: 'From', reading: day },
    to: { label: 'To', reading: day },
  },
})

const COLUMNS: Column<AuditItem>[] = [
  { label: 'What', isTitle: true, cell: (entry) => <EntryAction entry={entry} /> },
  { label: 'Who', cell: ({ actor }) => <EntryActor actor={actor} /> },
  { label: 'To what', cell: (entry) => <EntryTarget entry={entry} /> },
  { label: 'When', cell: ({ created_at }) => <DateTime date={created_at} /> },
]

export default function AuditLogPage() {
  const client = useQueryClient()
  const list = useAdminList(AUDIT_LIST)
  const { page: _page, action: _action, ...others } = list.applied
  return (
    <ListPage
      list={list}
      title="Audit log"
      intro="Who did what to whom. It never shows what people wrote about their health."
      download={
        <DownloadCsv
          load={() => api.audit.csv(toAuditQuery(list.applied))}
          // The export itself is logged.
          onSettled={() => void client.invalidateQueries({ queryKey: ['admin-audit'] })}
        />
      }
      filters={
        <>
          <AuditFilterBar {...list.controls} />
          <UnknownFilters codec={list.codec} />
        </>
      }
      one="entry"
      many="entries"
      nothing={{
        title: 'Nothing recorded yet',
        text: 'What anyone does to an account, a request or the site appears here.',
        action: { label: 'Back to the overview', to: '/admin' },
      }}
      columns={COLUMNS}
      isCapped={Object.values(others).some(Boolean)}
    />
  )
}

/** Sorted alphabetically by label. */
function Options({ labels }: { labels: Record<string, string> }) {
  return (
    <>
      <option value="">Anything</option>
      {toOptions(Object.fromEntries(Object.entries(labels).sort(([, a], [, b]) => a.localeCompare(b))))}
    </>
  )
}

function AuditFilterBar({ formRef, filters, handleType, handleChoose }: ListControls<AuditFilters>) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    handleChoose({ target_id: String(new FormData(event.currentTarget).get('target_id') ?? '').trim() })
  }
  const handleNumber = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value !== filters.target_id) handleChoose({ target_id: event.target.value.trim() })
  }
  const field = (name: keyof typeof AUDIT_LIST.choices) => ({
    id: name,
    name,
    label: AUDIT_LIST.choices[name].label,
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => handleChoose({ [name]: target.value }),
  })
  return (
    <search>
      <form ref={formRef} onSubmit={handleSubmit} className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 xl:grid-cols-6">
        <SearchInput
          label="Who did it"
          name="search"
          placeholder="Who did it: name, email or number"
          maxLength={SEARCH_MAX}
          value={filters.search}
          onChange={(event) => handleType(event.target.value)}
          className="col-span-full"
        />
        <div className="col-span-full xl:col-span-2">
          <SelectField {...field('action')}>
            <Options labels={AUDIT_LABELS} />
          </SelectField>
        </div>
        <SelectField {...field('target_type')}>
          <Options labels={AUDIT_TARGET_LABELS} />
        </SelectField>
        <TextField
          key={filters.target_id}
          id="target_id"
          name="target_id"
          label="Its number"
          inputMode="numeric"
          defaultValue={filters.target_id}
          onBlur={handleNumber}
          // A form with several fields and no submit button does not submit on Enter.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.form?.requestSubmit()
          }}
        />
        <TextField type="date" {...field('from')} />
        <TextField type="date" min={filters.from || undefined} {...field('to')} />
      </form>
    </search>
  )
}
