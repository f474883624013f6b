import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar, UnknownFilters } from '#web/shell/list/filter-bar.tsx'
import { choice, filterCodec, type number, text } from '#web/shell/list/filter-codec.ts'
import { Results } from '#web/shell/list/results.tsx'
import { type FilteredList, type ListSource, listSource, useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

type Options = readonly (readonly [value: string, label: string])[]

interface Choice {
  label: string
  /** The label of each value; the first is the default, with an empty value. */
  options?: Readonly<Record<string, string>>
  /** The API's name for the default. */
  standard?: string
  /** Reads a value from the address if the options are not known before the page loads them. */
  reading?: typeof number
  className?: string
}

interface ListFilters<K extends string> {
  search?: { label: string; placeholder: string } | undefined
  choices: Readonly<Record<K, Choice>>
}

interface Page<Row> {
  count: number
  results: Row[]
}

type AdminList<K extends string, Row> = FilteredList<K, Page<Row>> & ListFilters<K>

/** A list of the admin area. Its address may hold the search and the values of the choices. */
export function adminList<K extends string, Row>(source: ListFilters<K> & Omit<ListSource<K, Page<Row>>, 'codec'>) {
  const readings = Object.entries<Choice>(source.choices).map(
    ([key, { options = {}, standard, reading }]) => [key, reading ?? choice(Object.keys(options), standard)] as const,
  )
  const codec = filterCodec({ search: text, ...Object.fromEntries(readings) } as Record<K | 'search', typeof number>)
  return { ...listSource({ ...source, codec }), ...source }
}

export function useAdminList<K extends string, Row>(
  source: ListSource<K, Page<Row>> & ListFilters<K>,
): AdminList<K, Row> {
  return { ...source, ...useFilteredList(source) }
}

type ListPageProps<K extends string, Row> = Omit<Parameters<typeof Results<K, Row>>[0], 'messages' | 'children'> & {
  list: AdminList<K, Row>
  title: string
  intro: ReactNode
  /** Between the introduction and the filters. */
  notice?: ReactNode
  download?: ReactNode
  /** In place of the standard filters. */
  filters?: ReactNode
  /** The filters are in one line, without visible labels. */
  isCompact?: boolean
  /** The options that the page has loaded. */
  options?: Partial<Record<K, Options>>
  one: string
  many: string
  nothing: {
    art?: string
    title: string
    text: string
    /** A link, or without a path a button that shows all statuses. */
    action?: { label: string; to?: string }
  }
  /** Dialogs. */
  children?: ReactNode
} & (
    | { columns: readonly Column<Row>[]; caption?: string }
    // `gap` is the distance between the cards.
    | { card: (row: Row) => ReactNode; gap: string }
  )

/** A list with its title and filters, as a table or as cards. */
export function ListPage<K extends string, Row extends { id: number }>(props: ListPageProps<K, Row>) {
  const { list, title, intro, notice, download, filters, one, many, nothing, children, ...rest } = props
  const header = (
    <>
      <h1 className="text-h2">{title}</h1>
      <p className="max-w-read text-ink-muted">{intro}</p>
    </>
  )
  return (
    <>
      {download ? (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div>{header}</div>
          {download}
        </div>
      ) : (
        header
      )}
      {notice}
      {filters ?? <ListFilterBar {...props} />}
      <Results {...rest} list={list} messages={{ one, many, nothing: { ...nothing, action: emptyAction(props) } }}>
        {(rows, isStale) =>
          'card' in props ? (
            <ul aria-busy={isStale} className={`mt-4 grid aria-busy:opacity-60 ${props.gap}`}>
              {rows.map((row) => (
                <li key={row.id} className="min-w-0">
                  {props.card(row)}
                </li>
              ))}
            </ul>
          ) : (
            <DataTable caption={props.caption ?? title} columns={props.columns} rows={rows} isStale={isStale} />
          )
        }
      </Results>
      {children}
    </>
  )
}

function ListFilterBar<K extends string, Row>({ list, options, isCompact = false }: ListPageProps<K, Row>) {
  const choices = Object.entries<Choice>(list.choices).map(([key, { label, options: known = {}, ...choice }]) => ({
    ...choice,
    key: key as K,
    label,
    options: options?.[key as K] ?? Object.entries(known),
  }))
  return (
    <>
      <FilterBar list={list} search={list.search} choices={choices} isCompact={isCompact} />
      {/* The bar shows them itself if it is not compact. */}
      {isCompact ? <UnknownFilters codec={list.codec} /> : null}
    </>
  )
}

function emptyAction<K extends string, Row>({ list, nothing: { action } }: ListPageProps<K, Row>) {
  if (!action) return null
  if (action.to) {
    return (
      <ButtonLink variant="outline" to={action.to}>
        {action.label}
      </ButtonLink>
    )
  }
  const { filters, handleChoose } = list.controls
  return (
    <Button variant="outline" onClick={() => handleChoose({ ...filters, page: 1, status: 'all' })}>
      {action.label}
    </Button>
  )
}

interface PersonCellProps {
  /** The path of the listed record. */
  to: string
  name: string
  email: string
  children?: ReactNode
}

/** The person a row is about. The link passes on the list's filters, so that the back link restores them. */
export function PersonCell({ to, name, email, children }: PersonCellProps) {
  const { search } = useLocation()
  const at = email.lastIndexOf('@')
  return (
    <div className="min-w-0">
      <Link
        to={to}
        state={{ listSearch: search }}
        className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
      >
        {name}
      </Link>
      {/* Breaks before the @; a table with enough room does not break off single letters. */}
      <p className="wrap-anywhere min-[80rem]:wrap-break-word max-w-80 text-ink-muted">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </p>
      {children}
    </div>
  )
}
