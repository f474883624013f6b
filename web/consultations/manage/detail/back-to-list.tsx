import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'

/** What the list's links hand on, so that the way back finds its filters again. */
export interface FromList {
  listSearch: string
}

function listSearch(state: unknown): string {
  const search = (state as Partial<FromList> | null)?.listSearch
  return typeof search === 'string' && search.startsWith('?') ? search : ''
}

export function useListPath(): string {
  const { state } = useLocation()
  return `/dietitian/requests${listSearch(state)}`
}

export function BackToList() {
  const listPath = useListPath()
  return (
    <Link to={listPath} className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
      <ArrowLeft aria-hidden="true" className="icon" />
      Back to requests
    </Link>
  )
}
