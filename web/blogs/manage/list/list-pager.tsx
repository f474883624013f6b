import { Pagination } from '#web/ui/pagination.tsx'
import { BLOGS_PATH } from '../manage-paths.ts'
import { type MyBlogFilters, pageCount, toAddress } from './my-blog-filters.ts'

interface ListPagerProps {
  count: number
  filters: MyBlogFilters
}

export function ListPager({ count, filters }: ListPagerProps) {
  const pages = pageCount(count)
  if (pages === 1) return null
  return (
    <div className="mt-8">
      <Pagination
        page={filters.page}
        pages={pages}
        toHref={(page) => {
          const search = toAddress({ ...filters, page }).toString()
          return search ? `?${search}` : BLOGS_PATH
        }}
      />
    </div>
  )
}
