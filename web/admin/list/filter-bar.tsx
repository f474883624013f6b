import { SEARCH_MAX } from '#domain/http/search.ts'
import type { ListControls } from '#web/lib/use-list-filters.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { Filters } from './filter-codec.ts'

export interface FilterChoice<K extends string> {
  key: K
  label: string
  /** The first one is the default, with an empty value. */
  options: readonly (readonly [value: string, label: string])[]
}

interface FilterBarProps<K extends string> {
  controls: ListControls<Filters<K | 'search'>>
  search: { label: string; placeholder: string } | null
  choices: readonly FilterChoice<K>[]
}

/** Search and choices above a list of the panel. */
export function FilterBar<K extends string>({ controls, search, choices }: FilterBarProps<K>) {
  const { formRef, filters, handleType, handleChoose } = controls
  return (
    <search>
      <form
        ref={formRef}
        onSubmit={(event) => {
          event.preventDefault()
          handleChoose({})
        }}
        className="mt-6 flex flex-wrap gap-x-4 gap-y-4"
      >
        {search ? (
          <SearchInput
            label={search.label}
            name="search"
            placeholder={search.placeholder}
            maxLength={SEARCH_MAX}
            value={filters.search}
            onChange={(event) => handleType(event.target.value)}
            className="w-full"
          />
        ) : null}
        {choices.map(({ key, label, options }) => (
          <div key={key} className="min-w-36 max-w-72 flex-1 md:min-w-44 md:flex-none">
            <SelectField
              id={key}
              name={key}
              label={label}
              value={filters[key]}
              onChange={(event) => handleChoose({ [key]: event.target.value } as Partial<Filters<K | 'search'>>)}
            >
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </SelectField>
          </div>
        ))}
      </form>
    </search>
  )
}
