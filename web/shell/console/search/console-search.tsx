import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_MAX } from '#domain/http/search.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useDebouncedValue } from '#web/lib/time/use-debounced-value.ts'
import { isStep, stepFocus } from '#web/ui/arrow-steps.ts'
import { SearchInput } from '#web/ui/search-input.tsx'
import { allBlogsPath, type ConsoleMatches, consoleSearch, SearchResults } from './search-results.tsx'

const TYPING_PAUSE_MS = 250

interface ConsoleSearchProps {
  /** Called after a result was chosen. */
  onLeave?: () => void
}

function describeCounts({ blogs, requests }: ConsoleMatches): string {
  if (blogs.count + requests.count === 0) return 'Nothing found'
  return `Found: blogs ${formatNumber(blogs.count)}, requests ${formatNumber(requests.count)}`
}

/**
 * Searches the user's blogs and requests while typing. Arrow keys move through the results, Enter in the field opens
 * all matching blogs, Escape closes.
 */
export function ConsoleSearch({ onLeave }: ConsoleSearchProps) {
  const navigate = useNavigate()
  const root = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const words = useDebouncedValue(text.trim(), TYPING_PAUSE_MS)
  const { data, error, isFetching } = useQuery(consoleSearch(words))
  const isShown = isOpen && words !== ''

  function handleLeave() {
    setOpen(false)
    setText('')
    onLeave?.()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    navigate(allBlogsPath(text.trim()))
    handleLeave()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const field = root.current?.querySelector('input')
    if (event.key === 'Escape' && isShown) {
      // A dialog around the search stays open.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      field?.focus()
    }
    const isInField = event.target === field
    if (!isShown || !isStep(event.key) || (isInField && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    stepFocus(event.key, [...(root.current?.querySelectorAll('input, a') ?? [])])
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    if (!root.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <search>
      <form ref={root} onSubmit={handleSubmit} onKeyDown={handleKeyDown} onBlur={handleBlur} className="relative">
        <SearchInput
          label="Search console"
          placeholder="Search blogs, requests..."
          maxLength={SEARCH_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
        />
        <p role="status" className="sr-only">
          {isShown && data && !isFetching ? describeCounts(data) : ''}
        </p>
        {isShown ? (
          <div
            aria-busy={isFetching}
            className="absolute inset-x-0 top-full z-(--z-header) mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-modal"
          >
            {error && !data ? <p className="p-3 text-danger">{error.message}</p> : null}
            {!data && !error ? <p className="p-3 text-ink-muted">Searching…</p> : null}
            {data ? <SearchResults matches={data} onChosen={handleLeave} /> : null}
          </div>
        ) : null}
      </form>
    </search>
  )
}
