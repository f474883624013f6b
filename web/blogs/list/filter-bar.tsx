import { BLOG_ORDERING_LABELS, BLOG_ORDERINGS } from '#domain/blogs/blog-rules.ts'
import type { BlogAuthors } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES, BLOG_CATEGORY_LABELS, type BlogCategory } from '#domain/blogs/categories.ts'
import { BEST_MATCH } from '#domain/http/search.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select-field.tsx'
import type { BlogFilters } from './list-address.ts'
import type { BlogControls } from './use-blog-filters.ts'

export function FilterBar({ filters, handleChoose, authors }: BlogControls & { authors: BlogAuthors }) {
  return (
    <div className="border-line border-b bg-surface">
      <div className="wrap grid gap-4 py-4.5">
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
    </div>
  )
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

/** While a search runs its best match comes first, unless the reader chooses otherwise. */
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
