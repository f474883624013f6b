import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useListFilters } from '#web/shell/list/use-list-filters.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { myBlogs } from './blogs.queries.ts'
import { BlogResults } from './list/blog-results.tsx'
import { BlogStatsRow } from './list/blog-stats.tsx'
import { FilterBar } from './list/filter-bar.tsx'
import { ListPager } from './list/list-pager.tsx'
import { FILTERS_IN_ADDRESS, readFilters } from './list/my-blog-filters.ts'
import { BLOGS_PATH, CREATE_BLOG_PATH } from './manage-paths.ts'

export function meta() {
  return pageMeta({
    title: 'Blog Management',
    description: 'Your articles, published and in the making.',
    path: BLOGS_PATH,
    noindex: true,
  })
}

export default function ManageBlogsPage() {
  const { filters, handleType, handleChoose } = useListFilters(FILTERS_IN_ADDRESS)
  const [address] = useSearchParams()
  const applied = readFilters(address)
  const list = useQuery(myBlogs(applied))

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2">Blog Management</h1>
        <ButtonLink to={CREATE_BLOG_PATH} size="small" icon={Plus} className="md:hidden">
          New Blog
        </ButtonLink>
      </div>
      {list.isLoadingError ? null : (
        <div className="mt-6">
          <BlogStatsRow stats={list.data?.stats} />
        </div>
      )}
      <FilterBar filters={filters} handleType={handleType} handleChoose={handleChoose} />
      <BlogResults list={list} filters={applied} onApply={handleChoose} />
      <ListPager count={list.data?.count ?? 0} filters={applied} />
    </>
  )
}
