import { ArrowLeft, ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { data, Link } from 'react-router'
import { CONCERN_LINKS, concernPath } from '#domain/dietitians/directory/concern-links.ts'
import { EDUCATION_CATEGORIES, type EducationTopic } from '#domain/education/topics.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { findSuggestions } from '#web/dietitians/suggestions/find-suggestions.ts'
import { SuggestedDietitians } from '#web/dietitians/suggestions/suggested-dietitians.tsx'
import { apiContext } from '#web/lib/api/page-contexts.ts'
import { RECORD_PAGE } from '#web/lib/page/page-handle.ts'
import { SourceList } from '#web/lib/source-list.tsx'
import { loadReview } from '#web/shell/medical-review/load-review.ts'
import { ReviewLine, WRITTEN_BY } from '#web/shell/medical-review/review-line.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/topic.page'
import { DifficultyBadge, ReadTime } from './article-labels.tsx'
import { ConceptView } from './concept-view.tsx'
import { SOURCES_NOTE } from './education.content.ts'
import { categoryPath, topicPath } from './education-address.ts'
import { topicBreadcrumb, topicMeta, unknownTopicMeta } from './education-meta.ts'
import { EducationalNotice } from './educational-notice.tsx'
import { findTopic, type TopicArticle, type TopicWithArticles } from './outlines.server.ts'

/** Shown at unknown addresses, and loaded only there. */
const HomePage = lazy(() => import('#web/home/home.page.tsx'))

/** Below the articles: rendered by the server, and their script loads after the page. */
const ShortCards = lazy(async () => ({
  default: (await import('#web/dietitians/suggestions/short-cards.tsx')).ShortCards,
}))

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const found = await findTopic(params.topic)
  if (!found) return data(null, { status: 404 })
  const api = context.get(apiContext)
  const [dietitians, review] = await Promise.all([
    findSuggestions(api, found.topic.concern, request.signal),
    loadReview(api, { page: `diet/${found.topic.slug}` }, request.signal),
  ])
  return { ...found, dietitians, review }
}

export const handle = RECORD_PAGE

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? topicMeta(loaderData, loaderData.review) : unknownTopicMeta()
}

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return (
      <Suspense>
        <HomePage />
      </Suspense>
    )
  return (
    <>
      <TopicHead {...loaderData} />
      <TopicBody {...loaderData} />
      <SuggestedDietitians
        concern={loaderData.topic.concern}
        cards={
          <Suspense>
            <ShortCards entries={loaderData.dietitians} />
          </Suspense>
        }
      />
    </>
  )
}

interface TopicHeadProps extends Pick<TopicWithArticles, 'topic' | 'articles'> {
  review: PublicReviewState | null
}

function TopicHead({ topic, articles, review }: TopicHeadProps) {
  const category = EDUCATION_CATEGORIES.find(({ id }) => id === topic.category)
  const minutes = articles.reduce((sum, article) => sum + article.minutes, 0)
  return (
    <header className="border-line border-b bg-field-soft print:border-0">
      <div className="wrap py-8 lg:py-12 print:py-0">
        <Breadcrumb entries={topicBreadcrumb(topic.title)} />
        <h1 className="mt-5">{topic.title}</h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-muted">
          <span>
            {articles.length} articles, {minutes} minutes to read
          </span>
          {category ? (
            <ButtonLink to={categoryPath(category.id)} variant="outline" size="small" className="print:hidden">
              {category.label}
            </ButtonLink>
          ) : null}
        </p>
        <ReviewLine review={review} writtenBy={WRITTEN_BY} className="mt-4 max-w-[52rem]" />
        <EducationalNotice className="mt-6 max-w-[52rem]" />
      </div>
    </header>
  )
}

const COLUMNS =
  'wrap grid gap-10 py-12 lg:grid-cols-[13rem_minmax(0,42rem)] lg:justify-between lg:gap-11 lg:py-16 min-[80rem]:grid-cols-[13rem_minmax(0,42rem)_17rem] print:block print:py-6'

function TopicBody({ topic, articles, previous, next }: TopicWithArticles) {
  return (
    <div className={COLUMNS}>
      <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start print:hidden">
        <p className="font-semibold text-sm">On this page</p>
        <ul className="mt-1 grid gap-1">
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center py-1 text-link-line leading-snug">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-16">
        {articles.map((article) => (
          <ArticleView key={article.id} article={article} />
        ))}
        <TopicNeighbours previous={previous} next={next} />
      </div>
      <NextSteps topic={topic} />
    </div>
  )
}

function NextSteps({ topic }: { topic: EducationTopic }) {
  return (
    <aside
      aria-label="Get personal advice"
      className="rounded-panel bg-primary-soft p-6 text-ink lg:col-start-2 min-[80rem]:sticky min-[80rem]:top-28 min-[80rem]:col-start-3 min-[80rem]:self-start print:hidden"
    >
      <h2 className="text-h3">Made to fit you</h2>
      <p className="mt-3 text-ink-muted">
        These articles are general. A dietitian fits them to your reports, your kitchen and your week.
      </p>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap min-[80rem]:grid">
        <ButtonLink to={concernPath(topic.concern)}>{CONCERN_LINKS[topic.concern].label}</ButtonLink>
        <ButtonLink to="/contact" variant="outline">
          Free assessment
        </ButtonLink>
      </div>
    </aside>
  )
}

function ArticleView({ article }: { article: TopicArticle }) {
  const titleId = `${article.id}-title`
  return (
    <article id={article.id} aria-labelledby={titleId}>
      <h2 id={titleId}>{article.title}</h2>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <DifficultyBadge difficulty={article.difficulty} />
        <ReadTime minutes={article.minutes} />
      </p>
      <p className="lead mt-4">{article.summary}</p>
      <div className="mt-10 grid gap-12">
        {article.concepts.map((concept) => (
          <ConceptView key={concept.title} concept={concept} heading="h3" />
        ))}
      </div>
      <section className="mt-10 border-line border-t pt-5 text-sm" aria-label={`Sources of ${article.title}`}>
        <h3 className="font-semibold text-md">Sources</h3>
        <p className="mt-1 text-ink-muted">{SOURCES_NOTE}</p>
        <SourceList sources={article.sources} className="mt-2" />
      </section>
    </article>
  )
}

const LINK =
  'grid h-full content-start gap-1 rounded-card border border-line bg-surface p-5 shadow-card hover:shadow-float'

function TopicNeighbours({ previous, next }: Pick<TopicWithArticles, 'previous' | 'next'>) {
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
