import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

/** The navigation state set by a list's links. */
export interface FromList {
  /** The list's filters. */
  listSearch: string
  /** Number of history entries between this page and the list; 1 by default. */
  steps?: number
}

/** @param state any value, because browsers keep the state of earlier releases in their history */
export function readFromList(state: unknown): Required<FromList> | null {
  const { listSearch, steps } = (state ?? {}) as Partial<Record<keyof FromList, unknown>>
  if (typeof listSearch !== 'string' || !/^(\?|$)/.test(listSearch)) return null
  return { listSearch, steps: typeof steps === 'number' && Number.isInteger(steps) && steps > 0 ? steps : 1 }
}

/** The list that linked here; null if another page or a mail did. */
export function useFromList(): Required<FromList> | null {
  return readFromList(useLocation().state)
}

/** For a link to another item of the same list. */
export function useNextItemState(): FromList | null {
  const from = useFromList()
  return from && { ...from, steps: from.steps + 1 }
}

/** The list's path with its filters, which its links pass on as `listSearch`. */
export function useListPath(path: string): string {
  return path + (useFromList()?.listSearch ?? '')
}

interface BackLinkProps {
  path: string
  children: string
}

/** Goes back in the history if the list is there, which keeps its scroll position. */
export function BackLink({ path, children }: BackLinkProps) {
  const listPath = useListPath(path)
  const from = useFromList()
  const navigate = useNavigate()

  function handleClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!from || !isPlain) return
    event.preventDefault()
    void navigate(-from.steps)
  }

  return (
    <p className="mb-4">
      <Link
        to={listPath}
        onClick={handleClick}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <ArrowLeft aria-hidden="true" className="icon" />
        {children}
      </Link>
    </p>
  )
}
