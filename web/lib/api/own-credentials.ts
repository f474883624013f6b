import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The checked credentials of the signed-in dietitian. */
export const ownCredentials = queryOptions({
  queryKey: ['own-credentials'],
  queryFn: async ({ signal }) => (await api.credentials.mine({ signal })).results,
})
