import { useSearchParams } from 'react-router'
import { SEARCH_MAX } from '#domain/http/search.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select, SelectField } from '#web/ui/select-field.tsx'
import type { FilterCodec, Filters } from './filter-codec.ts'
import type { ListControls } from './use-list-filters.ts'

interface FilterChoice<K extends string> {
  key: K
  label: string
  /** The first one is the default, with an empty value. */
  options: readonly (readonly [value: string, label: string])[]
  /** The width, if it is not the default. */
  className?: string
}

interface FilterBarProps<K extends string> {
  list: { codec: FilterCodec<K | 'search'>; controls: ListControls<Filters<K | 'search'>> }
  search?: { label: string; placeholder: string } | undefined
  choices: readonly FilterChoice<K>[]
  /** In one line, without visible labels. */
  isCompact?: boolean
}

/** Search and choices above a list of the admin area or the console. */
export function FilterBar<K extends string>({ list, search, choices, isCompact = false }: FilterBarProps<K>) {
  const { formRef, filters, handleType, handleChoose } = list.controls
  return (
    <>
      <search>
        <form
          ref={formRef}
          onSubmit={(event) => {
            event.preventDefault()
            handleChoose({})
          }}
          className={`mt-6 flex flex-wrap gap-x-4 ${isCompact ? 'gap-y-3' : 'gap-y-4'}`}
        >
          {search ? (
            <SearchInput
              {...search}
              name="search"
              maxLength={SEARCH_MAX}
              value={filters.search}
              onChange={(event) => handleType(event.target.value)}
              className={isCompact ? 'w-full md:w-auto md:min-w-64 md:flex-1' : 'w-full'}
            />
          ) : null}
          {choices.map(({ key, label, options, className }) => {
            const select = {
              name: key,
              value: filters[key],
              onChange: ({ target }: { target: HTMLSelectElement }) =>
                handleChoose({ [key]: target.value } as Partial<Filters<K | 'search'>>),
              children: options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              )),
            }
            return isCompact ? (
              <Select key={key} aria-label={label} className={className} {...select} />
            ) : (
              <div key={key} className={className ?? 'min-w-36 max-w-72 flex-1 md:min-w-44 md:flex-none'}>
                <SelectField id={key} label={label} {...select} />
              </div>
            )
          })}
        </form>
      </search>
      {isCompact ? null : <UnknownFilters codec={list.codec} />}
    </>
  )
}

/** Names the address's unknown filters, so that the whole list is not mistaken for a filtered one. */
export function UnknownFilters<K extends string>({ codec }: { codec: FilterCodec<K> }) {
  const [address] = useSearchParams()
  const unknown = codec.unknownIn(address)
  if (unknown.length === 0) return null
  return (
    <Banner tone="warning" className="mt-4">
      {unknown.map((key) => (
        <span key={key} className="wrap-anywhere block">
          This list can’t filter by “{key}={address.get(key)}”, so we left it out.
        </span>
      ))}
    </Banner>
  )
}
