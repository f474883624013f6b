import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { countPages } from '#domain/http/pages/page-count.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { Loaded } from './loaded.tsx'

interface PagedProps<Data, Key extends QueryKey> {
  query: (page: number) => UseQueryOptions<Data, Error, Data, Key>
  pageSize: number
  /** Names the landmark of the page links. */
  label: string
  skeleton: ReactNode
  children: (data: Data, onPage: (page: number) => void) => ReactNode
}

/** A paged list within a card; the page number is not in the address. */
export function Paged<Data extends { count: number }, Key extends QueryKey>(props: PagedProps<Data, Key>) {
  const { query, pageSize, label, skeleton, children } = props
  const [page, setPage] = useState(1)
  return (
    <Loaded query={useQuery(query(page))} skeleton={skeleton}>
      {(data) => (
        <>
          {children(data, setPage)}
          <Pagination page={page} pages={countPages(data.count, pageSize)} onPage={setPage} label={label} />
        </>
      )}
    </Loaded>
  )
}
