import type { SourceItem } from '#domain/sources/sources.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { Column } from '#web/shell/list/data-table.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { adminList, ListPage, useAdminList } from '../list-page.tsx'

export const meta = () =>
  privateMeta(
    'Sources to check',
    'Sources for health statements with a year, title or link to check.',
    '/admin/sources',
  )

const SOURCES = adminList({
  queryKey: ['admin-sources', 'list'],
  load: ({ shown, ...filters }, { signal }) =>
    api.sources.list(toPageQuery({ ...filters, ...(shown === 'all' ? {} : { unverified: 'true' }) }), { signal }),
  search: { label: 'Search sources', placeholder: 'Title or organisation' },
  choices: { shown: { label: 'Show', options: { '': 'To check', all: 'All sources' } } },
})
const COLUMNS: Column<SourceItem>[] = [
  { label: 'Source', isTitle: true, cell: (source) => <Document source={source} /> },
  { label: 'To check', isWide: true, cell: (source) => <Unverified source={source} /> },
  { label: 'Used in', isWide: true, cell: (source) => <Uses source={source} /> },
]

export default function SourceListPage() {
  return (
    <ListPage
      list={useAdminList(SOURCES)}
      title="Sources to check"
      intro="Our health pages and the articles drafted by our own writer cite these documents. Open each one and check what is listed. Then ask your developer to correct the entry."
      one="source"
      many="sources"
      nothing={{
        title: 'All sources checked',
        text: 'A source with a year, title or link to check appears here.',
        action: { label: 'See all sources', to: '/admin/sources?shown=all' },
      }}
      caption="Sources"
      columns={COLUMNS}
    />
  )
}

function Document({ source: { title, by, year, url } }: { source: SourceItem }) {
  return (
    <div className="wrap-anywhere min-w-0 max-w-md">
      <p className="font-semibold">
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer" className="text-link underline">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <p className="text-ink-muted">
        {by}
        {year === null ? null : `, ${year}`}
      </p>
    </div>
  )
}

function Unverified({ source: { unverified } }: { source: SourceItem }) {
  if (unverified === null) return <span className="text-ink-muted">Nothing</span>
  return <span className="wrap-anywhere">{unverified.charAt(0).toUpperCase() + unverified.slice(1)}</span>
}

function Uses({ source: { used_in } }: { source: SourceItem }) {
  return (
    <ul className="grid gap-1">
      {used_in.map(({ subject, category_display, statements }) => (
        <li key={`${category_display} ${subject}`} className="wrap-anywhere">
          {subject} <span className="text-ink-muted">({[category_display, ...count(statements)].join(', ')})</span>
        </li>
      ))}
    </ul>
  )
}

function count(statements: number | null): string[] {
  if (statements === null) return []
  return [statements === 1 ? '1 statement' : `${formatNumber(statements)} statements`]
}
