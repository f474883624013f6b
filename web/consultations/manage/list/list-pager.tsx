import { Pagination } from '#web/ui/pagination.tsx'
import { pageCount, type RequestFilters, toAddress } from './request-filters.ts'

interface ListPagerProps {
  count: number
  filters: RequestFilters
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
          return search ? `?${search}` : '/dietitian/requests'
        }}
      />
    </div>
  )
}
