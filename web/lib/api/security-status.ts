import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Shared by banners and settings. */
export const securityStatus = queryOptions({
  queryKey: ['security-status'],
  queryFn: ({ signal }) => api.security.status({ signal }),
})
