import { useQueryClient } from '@tanstack/react-query'
import { useNotices } from '#web/lib/api/use-notices.ts'
import { refetchRequests, refreshRequests } from './requests.queries.ts'

/** Keeps every list, badge and conversation of the console as new as the server knows it. */
export function useLiveRequests(): void {
  const queries = useQueryClient()
  useNotices({
    onNotice: ({ id }) => void refreshRequests(queries, id),
    onGap: () => void refreshRequests(queries),
    onAsk: () => void refetchRequests(queries),
  })
}
