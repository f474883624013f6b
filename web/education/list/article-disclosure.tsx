import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { EducationConcept } from '#domain/education/topics.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConceptView } from '../concept-view.tsx'
import { DifficultyBadge } from '../difficulty-badge.tsx'
import type { ArticleOutline } from '../outlines.server.ts'
import { ReadTime } from '../read-time.tsx'

interface ArticleDisclosureProps {
  article: ArticleOutline
  /** The article's page, with its sources. */
  path: string
  phase: 'waiting' | 'loading' | 'failed' | 'loaded'
  concepts: readonly EducationConcept[] | undefined
  onLoad: () => void
}

/** Without scripts it links to the article's page. */
export function ArticleDisclosure({ article, path, phase, concepts, onLoad }: ArticleDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  // It may have been opened before the script loaded.
  useEffect(() => {
    if (details.current?.open) onLoad()
  }, [onLoad])

  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && phase !== 'loaded' && onLoad()}
      className="group rounded-card border border-line bg-surface shadow-card"
    >
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 rounded-card px-5 py-4 hover:text-link md:px-6 print:block [&::-webkit-details-marker]:hidden">
        <h4>{article.title}</h4>
        <ChevronDown
          aria-hidden="true"
          className="size-6 transition-transform duration-(--dur-2) group-open:rotate-180 print:hidden"
          strokeWidth={1.75}
        />
        <span className="col-span-full text-pretty text-ink-muted md:col-span-1 print:block">{article.summary}</span>
        <span className="col-span-full mt-1 flex flex-wrap gap-x-5 gap-y-1">
          <DifficultyBadge difficulty={article.difficulty} />
          <ReadTime minutes={article.minutes} />
        </span>
      </summary>
      <div className="border-line border-t px-5 py-6 md:px-6">
        <Inside phase={phase} concepts={concepts} onLoad={onLoad} />
        <p className="print:hidden">
          <Link to={path} className="inline-flex min-h-11 items-center text-link-line">
            {phase === 'loaded' ? 'See sources and the whole topic' : `Read “${article.title}” on its own page`}
          </Link>
        </p>
      </div>
    </details>
  )
}

function Inside({ phase, concepts, onLoad }: Pick<ArticleDisclosureProps, 'phase' | 'concepts' | 'onLoad'>) {
  if (phase === 'waiting') return null
  if (phase === 'failed')
    return (
      <Banner action={{ label: 'Retry', onClick: onLoad }} className="mb-4">
        We couldn’t load this article. Check your connection and try again.
      </Banner>
    )
  if (phase === 'loading' || !concepts)
    return (
      <div role="status" className="mb-4 grid gap-3">
        <span className="text-ink-muted">Loading article...</span>
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div className="mb-6 grid max-w-[46rem] gap-9">
      {concepts.map((concept) => (
        <ConceptView key={concept.title} concept={concept} heading="h5" />
      ))}
    </div>
  )
}
