import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#domain/http/api-error.ts'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import { showStored, useGeneration } from './generation-store.ts'

export interface Restoration {
  error: ApiError | Error
  isRetrying: boolean
  retry: () => void
}

/** After a reload, shows the article in the address as the result. @returns null when there is nothing to restore */
export function useRestoredResult(id: number | null, onGone: () => void): 'loading' | Restoration | null {
  const user = useSession((session) => session.user)
  const isWanted = useGeneration(({ phase }) => phase === 'ordering') && id !== null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['blogs', 'generated', id],
    queryFn: ({ signal }) => api.blogs.get(id ?? 0, { signal }),
    enabled: isWanted,
    gcTime: 0,
    retry: false,
  })
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 403)
  const isOwn = data?.ai_generated && data.author.id === user?.id

  useEffect(() => {
    if (!isWanted) return
    if (isOwn) showStored(data)
    else if (data || isGone) onGone()
  }, [isWanted, isOwn, data, isGone, onGone])

  if (!isWanted || isGone) return null
  return error ? { error, isRetrying: isFetching, retry: () => void refetch() } : 'loading'
}
