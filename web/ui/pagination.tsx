import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

interface PaginationProps {
  page: number
  pages: number
  /** For pages with addresses. */
  toHref?: (page: number) => string
  /** For pages without addresses. */
  onPage?: (page: number) => void
  /** Names the landmark. */
  label?: string
}

/** First, last and the neighbours of the current page; null is a gap. */
function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const gap = number - (numbers[at - 1] ?? number - 1)
    if (gap === 2) return [number - 1, number]
    return gap > 2 ? [null, number] : [number]
  })
}

const CIRCLE = cx(
  'grid h-11 min-w-11 place-items-center rounded-full border-[1.5px] pt-[.15em] font-semibold transition-colors duration-(--dur-1)',
  'hover:bg-primary-soft hover:text-on-primary-soft aria-[current=page]:bg-primary aria-[current=page]:text-on-primary',
  'forced-colors:aria-[current=page]:border-4',
)

/** Above this number a phone shows "Page 3 of 20" instead. */
const PHONE_PAGES = 4

/** Renders nothing for a single page. */
export function Pagination({ page, pages, toHref, onPage, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null

  function to(target: number, name: string, children: ReactNode, isOutlined = false) {
    const className = cx(CIRCLE, isOutlined ? 'border-line-strong' : 'border-transparent')
    const current = target === page ? 'page' : undefined
    return toHref ? (
      <Link to={toHref(target)} aria-label={name} aria-current={current} className={className}>
        {children}
      </Link>
    ) : (
      <button
        type="button"
        onClick={() => onPage?.(target)}
        aria-label={name}
        aria-current={current}
        className={className}
      >
        {children}
      </button>
    )
  }

  const isLong = pages > PHONE_PAGES
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {page > 1 ? (
          <li>
            {to(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" className="-mt-[.15em] size-5" />, true)}
          </li>
        ) : null}
        {isLong ? <li className="px-2 sm:hidden">{`Page ${page} of ${pages}`}</li> : null}
        {pageNumbers(page, pages).map((number, at, all) => (
          <li key={number ?? `after-${all[at - 1]}`} className={isLong ? 'max-sm:hidden' : undefined}>
            {number === null ? (
              <span className="grid h-11 min-w-6 place-items-center">…</span>
            ) : (
              to(number, `Page ${number}`, number)
            )}
          </li>
        ))}
        {page < pages ? (
          <li>{to(page + 1, 'Next page', <ChevronRight aria-hidden="true" className="-mt-[.15em] size-5" />, true)}</li>
        ) : null}
      </ul>
    </nav>
  )
}
