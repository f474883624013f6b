import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'

interface BackLinkProps {
  path: string
  children: string
}

/** The way back to a list finds its filters again: its links hand them on as `listSearch`. */
export function useListPath(path: string): string {
  const { state } = useLocation()
  const search = (state as { listSearch?: unknown } | null)?.listSearch
  return typeof search === 'string' && search.startsWith('?') ? path + search : path
}

export function BackLink({ path, children }: BackLinkProps) {
  const listPath = useListPath(path)
  return (
    <p className="mb-4">
      <Link to={listPath} className="inline-flex min-h-11 items-center gap-2 font-medium text-link">
        <ArrowLeft aria-hidden="true" className="icon" />
        {children}
      </Link>
    </p>
  )
}
