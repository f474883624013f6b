import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { useSession } from '../session/session.ts'

const FRESH_FOR = 30_000

function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500
}

const client = new QueryClient({
  defaultOptions: {
    // Offline shows the request's own error at once instead of pausing the query.
    queries: { staleTime: FRESH_FOR, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

// One user's data is never shown to the next.
useSession.subscribe((session, before) => {
  if (session.user?.id !== before.user?.id) client.clear()
})

export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
