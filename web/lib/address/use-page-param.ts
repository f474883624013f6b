import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#domain/http/api-error.ts'

interface PageOptions {
  replace?: boolean
  hash?: string
}

interface PageParam {
  page: number
  /** Does not scroll: the list itself takes the focus. */
  goTo: (page: number, options?: PageOptions) => void
}

function pageIn(search: string, name: string): number {
  const value = new URLSearchParams(search).get(name) ?? ''
  return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1
}

/** The page of one of several lists on a screen, in the address under its own parameter. */
export function usePageParam(name: string): PageParam {
  const navigate = useNavigate()
  const { search } = useLocation()
  return {
    page: pageIn(search, name),
    goTo: (page, { replace = false, hash = '' } = {}) => {
      const query = new URLSearchParams(search)
      if (page === 1) query.delete(name)
      else query.set(name, String(page))
      navigate({ search: query.toString(), hash }, { replace, preventScrollReset: true })
    },
  }
}

/** An address may name a page that the list no longer has. */
export function isBeyondLastPage(page: number, error: Error | null): boolean {
  return page > 1 && error instanceof ApiError && error.status === 404
}
