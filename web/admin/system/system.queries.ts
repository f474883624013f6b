import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'

export const systemState = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => api.system.get({ signal }),
  staleTime: 0,
  refetchInterval: 60_000,
})
