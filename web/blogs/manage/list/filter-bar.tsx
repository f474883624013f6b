import type { FormEvent } from 'react'
import { BLOG_ORDERING_LABELS, BLOG_STATUSES, type BlogStatus, MY_BLOG_ORDERINGS } from '#domain/blogs/blog-rules.ts'
import { SEARCH_MAX } from '#domain/http/search.ts'
import type { ListControls } from '#web/shell/list/use-list-filters.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { Select } from '#web/ui/select-field.tsx'
import { type MyBlogFilters, NO_FILTERS } from './my-blog-filters.ts'

/** What the filter offers: all of a kind, so in the plural, and what readers see first. */
const CHOICES: Record<BlogStatus, string> = { published: 'Published', draft: 'Drafts' }

type FilterBarProps = Pick<ListControls<MyBlogFilters>, 'filters' | 'handleType' | 'handleChoose'>

export function FilterBar({ filters, handleType, handleChoose }: FilterBarProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    handleChoose({})
  }

  function handleStatus(value: string) {
    handleChoose({ status: BLOG_STATUSES.find((status) => status === value) ?? NO_FILTERS.status })
  }

  function handleSort(value: string) {
    handleChoose({ sort: MY_BLOG_ORDERINGS.find((sort) => sort === value) ?? NO_FILTERS.sort })
  }

  return (
    <search>
      <form onSubmit={handleSubmit} className="mt-6 flex flex-wrap gap-x-4 gap-y-3">
        <SearchInput
          label="Search blogs"
          placeholder="Title, summary or text"
          maxLength={SEARCH_MAX}
          value={filters.search}
          onChange={(event) => handleType(event.target.value)}
          className="w-full md:w-auto md:min-w-64 md:flex-1"
        />
        <Select
          aria-label="Status"
          value={filters.status}
          onChange={(event) => handleStatus(event.target.value)}
          className="min-w-36 flex-1 md:flex-none"
        >
          <option value="">All Status</option>
          {Object.entries(CHOICES).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={filters.sort}
          onChange={(event) => handleSort(event.target.value)}
          className="min-w-40 flex-1 md:flex-none"
        >
          {MY_BLOG_ORDERINGS.map((sort) => (
            <option key={sort} value={sort}>
              {BLOG_ORDERING_LABELS[sort]}
            </option>
          ))}
        </Select>
      </form>
    </search>
  )
}
