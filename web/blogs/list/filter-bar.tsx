import { BLOG_ORDERING_LABELS, BLOG_ORDERINGS } from '#domain/blogs/blog-rules.ts'
import type { BlogAuthors } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES, BLOG_CATEGORY_LABELS, type BlogCategory } from '#domain/blogs/categories.ts'
import { BEST_MATCH } from '#domain/http/search.ts'
import { formatNumber } from '#web/lib/format.ts'
import { FoldedFilters } from '#web/shell/list/folded-filters.tsx'
import { type ListControls, useListFilters } from '#web/shell/list/use-list-filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select-field.tsx'
import { type BlogFilters, readFilters, writeFilters } from './list-address.ts'

interface FilterBarProps extends BlogControls {
  authors: BlogAuthors
  /** The number of articles; null while it is unknown. */
  count: number | null
}

/** Open from 1024 px; folded below that, so that the first article fits on the first screen. */
export function FilterBar({ filters, handleChoose, authors, count }: FilterBarProps) {
  return (
    <div className="border-line border-b bg-surface">
      <div className="wrap py-2 lg:py-4.5">
        <FoldedFilters chosen={countChosen(filters)} buttonLabel={showLabel(count)}>
          <div className="grid gap-4 py-2 lg:py-0">
            <Categories chosen={filters.category} onChoose={(category) => handleChoose({ category })} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <Select
                name="author"
                aria-label="Author"
                value={filters.author ?? ''}
                onChange={({ target }) => handleChoose({ author: target.value ? Number(target.value) : null })}
                className="w-full md:w-auto md:min-w-52.5"
              >
                <option value="">All Authors</option>
                {authors.map(({ id, full_name }) => (
                  <option key={id} value={id}>
                    {full_name}
                  </option>
                ))}
              </Select>
              <Sort filters={filters} onChoose={(sort) => handleChoose({ sort })} />
              <noscript>
                <Button type="submit" variant="outline">
                  Apply
                </Button>
              </noscript>
            </div>
          </div>
        </FoldedFilters>
      </div>
    </div>
  )
}

/** Counts the categories, the author, and the order if it is not the default. */
function countChosen(filters: BlogFilters): number {
  return filters.category.length + (filters.author === null ? 0 : 1) + (writeFilters(filters).has('sort') ? 1 : 0)
}

function showLabel(count: number | null): string {
  if (!count) return 'Show results'
  return count === 1 ? 'Show 1 article' : `Show ${formatNumber(count)} articles`
}

interface CategoriesProps {
  chosen: readonly BlogCategory[]
  onChoose: (chosen: BlogCategory[]) => void
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  function handleChange(changed: BlogCategory, isChosen: boolean) {
    onChoose(BLOG_CATEGORIES.filter((value) => (value === changed ? isChosen : chosen.includes(value))))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Categories</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {BLOG_CATEGORIES.map((value) => (
          <Checkbox
            key={value}
            id={`category-${value}`}
            label={BLOG_CATEGORY_LABELS[value]}
            name="category"
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => handleChange(value, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A search sorts by best match unless the reader chooses another order. */
function Sort({ filters, onChoose }: { filters: BlogFilters; onChoose: (sort: BlogFilters['sort']) => void }) {
  const isSearch = filters.search !== ''
  return (
    <Select
      name="sort"
      aria-label="Sort by"
      value={filters.sort || (isSearch ? '' : '-created_at')}
      onChange={({ target }) => onChoose(target.value as BlogFilters['sort'])}
      className="w-full md:ml-auto md:w-auto md:min-w-52.5"
    >
      {isSearch ? <option value="">{BEST_MATCH}</option> : null}
      {BLOG_ORDERINGS.map((value) => (
        <option key={value} value={value}>
          {BLOG_ORDERING_LABELS[value]}
        </option>
      ))}
    </Select>
  )
}

const CODEC = { read: readFilters, write: writeFilters }

type BlogControls = ListControls<BlogFilters>

export function useBlogFilters(): BlogControls {
  return useListFilters(CODEC)
}
