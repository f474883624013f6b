import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { ArticleHeading } from './article-headings.ts'

interface ContentsProps {
  headings: readonly ArticleHeading[]
}

/** The column left of the text; above it on narrow screens. */
export function ContentsColumn({ headings, children }: ContentsProps & { children?: ReactNode }) {
  return (
    <div className="max-[80rem]:lg:col-span-2 print:hidden">
      <div className="min-[80rem]:sticky min-[80rem]:top-28">
        <Contents headings={headings} />
        <FoldedContents headings={headings} />
        {children}
      </div>
    </div>
  )
}

const TITLE = 'On this page'
const INDENTS = ['', 'pl-5', 'pl-9', 'pl-13', 'pl-17', 'pl-20'] as const

function Links({ headings, currentId }: ContentsProps & { currentId?: string | null }) {
  return (
    <ul className="border-line border-l">
      {headings.map(({ id, text, depth }) => (
        <li key={id} className={INDENTS[depth - 1]}>
          <a
            href={`#${id}`}
            aria-current={id === currentId ? 'true' : undefined}
            className={cx('contents-link', depth > 1 && 'contents-link-minor')}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Beside the text, with the current heading marked. */
function Contents({ headings }: ContentsProps) {
  const currentId = useCurrentHeading(headings)
  if (headings.length === 0) return null
  return (
    <nav aria-label={TITLE} className="mb-8 max-h-[60vh] overflow-y-auto max-[80rem]:hidden">
      <p className="mb-3 font-semibold">{TITLE}</p>
      <Links headings={headings} currentId={currentId} />
    </nav>
  )
}

/** Above the text on narrow screens, collapsed. */
function FoldedContents({ headings }: ContentsProps) {
  if (headings.length === 0) return null
  return (
    <details className="mb-6 rounded-card border border-line bg-surface px-4.5 py-3 shadow-card min-[80rem]:hidden">
      <summary className="min-h-8 py-1 font-semibold">{TITLE}</summary>
      <nav aria-label={TITLE} className="mt-2 mb-1">
        <Links headings={headings} />
      </nav>
    </details>
  )
}

/** Down to a third of the screen from far above it, so that a jump past a heading counts as well. */
const READ = '1000000px 0px -66% 0px'

/** The heading of the part being read; null above the first. */
function useCurrentHeading(headings: readonly ArticleHeading[]): string | null {
  const [currentId, setCurrentId] = useState<string | null>(null)
  useEffect(() => {
    const read = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) read.add(target.id)
          else read.delete(target.id)
        }
        setCurrentId(headings.filter(({ id }) => read.has(id)).at(-1)?.id ?? null)
      },
      { rootMargin: READ },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return currentId
}
