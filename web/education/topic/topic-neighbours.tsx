import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { topicPath } from '../education-address.ts'
import type { TopicWithArticles } from '../outlines.server.ts'

const LINK =
  'grid h-full content-start gap-1 rounded-card border border-line bg-surface p-5 shadow-card hover:shadow-float'

/** The topics before and after this one, in the order of the list. */
export function TopicNeighbours({ previous, next }: Pick<TopicWithArticles, 'previous' | 'next'>) {
  return (
    <nav aria-label="Previous and next topic" className="grid gap-4 sm:grid-cols-2 print:hidden">
      {previous ? (
        <Link to={topicPath(previous.slug)} className={LINK}>
          <span className="flex items-center gap-2 text-ink-muted text-sm">
            <ArrowLeft aria-hidden="true" className="icon" />
            Previous topic
          </span>
          <span className="font-semibold text-h4">{previous.title}</span>
        </Link>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next ? (
        <Link to={topicPath(next.slug)} className={`${LINK} sm:justify-items-end sm:text-right`}>
          <span className="flex items-center gap-2 text-ink-muted text-sm">
            Next topic
            <ArrowRight aria-hidden="true" className="icon" />
          </span>
          <span className="font-semibold text-h4">{next.title}</span>
        </Link>
      ) : null}
    </nav>
  )
}
