import { useQueryClient } from '@tanstack/react-query'
import { useNotices } from '#web/lib/api/use-notices.ts'
import { refreshRequests } from './requests.queries.ts'

/** Keeps every list, badge and conversation of the console as new as the server knows it. */
export function useLiveRequests(): boolean {
  const queries = useQueryClient()
  return useNotices(() => void refreshRequests(queries))
}
