import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicationInput } from '#domain/applications/applications.schema.ts'
import { api } from '#web/lib/api/api.ts'

/** The application that was filed last, or null. */
export const latestApplication = queryOptions({
  queryKey: ['own-application'],
  queryFn: async ({ signal }) => {
    const { results } = await api.applications.list({ page_size: 1 }, { signal })
    return results[0] ?? null
  },
})

export function useFileApplication() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ApplicationInput) => api.applications.create(input),
    onSuccess: (application) => queries.setQueryData(latestApplication.queryKey, application),
  })
}
