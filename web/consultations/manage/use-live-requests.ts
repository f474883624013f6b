import { useQueryClient } from '@tanstack/react-query'
import { useEvents } from '#web/lib/api/use-events.ts'
import { refetchRequests, refreshRequests } from './requests.queries.ts'

/** Keeps every list, badge and conversation of the console as new as the server knows it. */
export function useLiveRequests(): void {
  const queries = useQueryClient()
  useEvents({
    onEvent: ({ id }) => void refreshRequests(queries, id),
    onGap: () => void refreshRequests(queries),
    onPoll: () => void refetchRequests(queries),
  })
}
