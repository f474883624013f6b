import { ChevronDown, LoaderCircle } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { FilterSheet } from './filter-sheet.tsx'

interface FoldedFiltersProps {
  /** The number of chosen filters. */
  chosen: number
  /** The label of the sheet's button: "Show 5 dietitians". */
  buttonLabel: string
  children: ReactNode
}

/**
 * The filters of a public list: open from 1024 px, folded below that, and on phones in a sheet, whose script loads when
 * it is first opened. Without the script they unfold in the page.
 */
export function FoldedFilters({ chosen, buttonLabel, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null)
  const [isLoading, setLoading] = useState(false)
  const summary = useRef<HTMLElement>(null)

  async function handleOpen(details: HTMLDetailsElement) {
    setLoading(true)
    const sheet = await import('./filter-sheet.tsx').catch(() => null)
    setLoading(false)
    if (!sheet) {
      details.open = true
      return
    }
    setSheet(() => sheet.FilterSheet)
    setOpen(true)
  }

  return (
    <>
      <details className="folds-on-phones group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native control, also for the keyboard */}
        <summary
          ref={summary}
          onClick={(event) => {
            const details = event.currentTarget.closest('details')
            if (!details || details.open || !window.matchMedia('(width < 48rem)').matches) return
            event.preventDefault()
            void handleOpen(details)
          }}
          aria-busy={isLoading}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold"
        >
          Filters{chosen === 0 ? '' : ` (${chosen})`}
          {isLoading ? (
            <LoaderCircle aria-hidden="true" className="icon ml-auto animate-[spin-round_1s_linear_infinite]" />
          ) : (
            <ChevronDown aria-hidden="true" className="icon ml-auto group-open:rotate-180" />
          )}
        </summary>
        {isOpen ? null : children}
      </details>
      {Sheet ? (
        <Sheet open={isOpen} onClose={() => setOpen(false)} returnTo={summary} buttonLabel={buttonLabel}>
          {children}
        </Sheet>
      ) : null}
    </>
  )
}
