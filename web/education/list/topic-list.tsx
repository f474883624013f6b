import { ChevronDown } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { loadArticles } from '#domain/education/article-files.ts'
import type { EducationArticle, EducationCategory, EducationConcept, EducationSlug } from '#domain/education/topics.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DifficultyBadge, ReadTime } from '../article-labels.tsx'
import { ConceptView } from '../concept-view.tsx'
import { CATEGORY_TEXTS } from '../education.content.ts'
import { categoryPath, topicPath } from '../education-address.ts'
import { EducationalNotice } from '../educational-notice.tsx'
import type { ArticleOutline, TopicOutline } from '../outlines.server.ts'

interface TopicListProps {
  category: EducationCategory
  categories: readonly CategoryCount[]
  topics: readonly TopicOutline[]
}

export function TopicList({ category, categories, topics }: TopicListProps) {
  return (
    <section id="topics" aria-labelledby="topics-title" className="section">
      <div className="wrap">
        <CategoryTabs categories={categories} current={category} />
        <div className="mt-10 grid items-end gap-6 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2 id="topics-title">{categories.find(({ id }) => id === category)?.label}</h2>
            <p className="lead mt-4">{CATEGORY_TEXTS[category].lead}</p>
          </div>
          <EducationalNotice />
        </div>
        <ul className="mt-10 grid gap-10 lg:mt-12">
          {topics.map((topic) => (
            <TopicRow key={topic.slug} topic={topic} />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface CategoryCount {
  id: EducationCategory
  label: string
  topics: number
}

const TAB =
  'flex min-h-12 flex-none items-center gap-2 max-sm:justify-between border-transparent border-b-3 pt-2.5 pb-2 font-medium text-ink-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink'

/** Links styled as tabs, since each category has its own address. */
function CategoryTabs({ categories, current }: { categories: readonly CategoryCount[]; current: EducationCategory }) {
  return (
    <nav aria-label="Categories of nutrition education" className="border-line border-b-[1.5px] print:hidden">
      <ul className="grid sm:flex sm:flex-wrap sm:gap-x-8">
        {categories.map(({ id, label, topics }) => (
          <li key={id} className="-mb-[1.5px] max-sm:not-last:border-line max-sm:not-last:border-b">
            <Link
              to={categoryPath(id)}
              preventScrollReset
              data-preserves-focus=""
              aria-current={id === current ? 'page' : undefined}
              className={TAB}
            >
              {label} <span className="font-normal text-ink-muted text-sm">{topics} topics</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopicRow({ topic: { slug, title, articles } }: { topic: TopicOutline }) {
  const content = useTopicArticles(slug)
  const minutes = articles.reduce((sum, article) => sum + article.minutes, 0)
  return (
    <li className="grid gap-4 border-line border-t pt-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <div className="lg:pt-3">
        <h3 className="text-h3">
          <Link
            to={topicPath(slug)}
            className="underline decoration-[1.5px] decoration-line-strong underline-offset-[.2em] hover:decoration-current"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-ink-muted text-sm">
          {articles.length} articles, {minutes} minutes to read
        </p>
      </div>
      <ul className="grid gap-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleDisclosure
              article={article}
              path={topicPath(slug, article.id)}
              phase={content.phase}
              concepts={content.articles?.find(({ id }) => id === article.id)?.concepts}
              onLoad={content.load}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

type State =
  | { phase: 'waiting' | 'loading' | 'failed'; articles?: undefined }
  | { phase: 'loaded'; articles: readonly EducationArticle[] }

/** Fetched when the first article of the topic is opened. */
function useTopicArticles(slug: EducationSlug) {
  const [state, setState] = useState<State>({ phase: 'waiting' })

  const load = useCallback(() => {
    setState((current) => (current.phase === 'loaded' ? current : { phase: 'loading' }))
    loadArticles(slug).then(
      (articles) => setState({ phase: 'loaded', articles }),
      () => setState((current) => (current.phase === 'loaded' ? current : { phase: 'failed' })),
    )
  }, [slug])

  return { ...state, load }
}

interface ArticleDisclosureProps {
  article: ArticleOutline
  /** The article's page, with its sources. */
  path: string
  phase: State['phase']
  concepts: readonly EducationConcept[] | undefined
  onLoad: () => void
}

/** Without scripts it links to the article's page. */
function ArticleDisclosure({ article, path, phase, concepts, onLoad }: ArticleDisclosureProps) {
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
        <ArticleContent phase={phase} concepts={concepts} onLoad={onLoad} />
        <p className="print:hidden">
          <Link to={path} className="inline-flex min-h-11 items-center text-link-line">
            {phase === 'loaded' ? 'See sources and the whole topic' : `Read “${article.title}” on its own page`}
          </Link>
        </p>
      </div>
    </details>
  )
}

function ArticleContent({ phase, concepts, onLoad }: Pick<ArticleDisclosureProps, 'phase' | 'concepts' | 'onLoad'>) {
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
