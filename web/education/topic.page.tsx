import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { EDUCATION_CATEGORIES } from '#domain/education/topics.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { findSuggestions } from '#web/dietitians/suggestions/find-suggestions.ts'
import { apiContext } from '#web/lib/api/page-contexts.ts'
import { RECORD_PAGE } from '#web/lib/page-handle.ts'
import { loadReview } from '#web/shell/medical-review/load-review.ts'
import { ReviewLine, WRITTEN_BY } from '#web/shell/medical-review/review-line.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/topic.page'
import { categoryPath } from './education-address.ts'
import { topicBreadcrumb, topicMeta, unknownTopicMeta } from './education-meta.ts'
import { EducationalNotice } from './educational-notice.tsx'
import { findTopic, type TopicWithArticles } from './outlines.server.ts'
import { TopicBody } from './topic/topic-body.tsx'

/** Shown at unknown addresses, and loaded only there. */
const HomePage = lazy(() => import('#web/home/home.page.tsx'))

/** Below the articles: rendered by the server, and their script loads a moment later. */
const SuggestedDietitians = lazy(async () => ({
  default: (await import('#web/dietitians/suggestions/suggested-dietitians.tsx')).SuggestedDietitians,
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
      <Suspense>
        <SuggestedDietitians concern={loaderData.topic.concern} found={loaderData.dietitians} />
      </Suspense>
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
