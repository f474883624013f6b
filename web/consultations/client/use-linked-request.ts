import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RequestPage } from '#domain/consultations/consultations.schema.ts'
import { pageOfRequest, requestAnchor } from './client-requests.queries.ts'

function linkedId(hash: string): number | null {
  const id = /^#request-([1-9]\d{0,9})$/.exec(hash)?.[1]
  return id ? Number(id) : null
}

interface LinkedRequest {
  /** The account has no such request. */
  isUnknown: boolean
  error: Error | null
  retry: () => void
}

/** What a mail links to (`#request-7`) comes after the page: it is looked for, brought into view and takes the focus. */
export function useLinkedRequest(shown: RequestPage | undefined, onFound: (page: number) => void): LinkedRequest {
  const { hash, key } = useLocation()
  const id = linkedId(hash)
  const isShown = shown?.results.some((request) => request.id === id) ?? false
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    ...pageOfRequest(id ?? 0),
    enabled: id !== null && shown !== undefined && !isShown,
  })
  const arrivedAt = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: found once, it is turned to once
  useEffect(() => {
    if (page && !isShown) onFound(page)
  }, [page])

  useEffect(() => {
    if (!isShown || id === null || arrivedAt.current === key) return
    arrivedAt.current = key
    const heading = document.getElementById(requestAnchor(id))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [isShown, id, key])

  return { isUnknown: page === null && !isShown, error: isShown ? null : error, retry: () => void refetch() }
}
