import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Shown until the first response. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the data of a query, or an error with Retry. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} />
  return skeleton
}
