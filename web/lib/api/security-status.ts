import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** How well the own account is kept: banners and settings ask for the same. */
export const securityStatus = queryOptions({
  queryKey: ['security-status'],
  queryFn: ({ signal }) => api.security.status({ signal }),
})
