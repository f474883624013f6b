import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { CATEGORY_CONCERNS, EDUCATION_CATEGORIES, EDUCATION_TOPICS } from '#domain/education/topics.ts'
import { findSuggestions } from '#web/dietitians/suggestions/find-suggestions.ts'
import { SuggestedDietitians } from '#web/dietitians/suggestions/suggested-dietitians.tsx'
import fullPlateArt from '#web/illustrations/hero-1-transform.svg'
import { apiContext } from '#web/lib/api/page-contexts.ts'
import type { PageHandle } from '#web/lib/page/page-handle.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/diet.page'
import { categoryPath, readCategory } from './education-address.ts'
import { BREADCRUMB, categoryMeta } from './education-meta.ts'
import { TopicList } from './list/topic-list.tsx'
import { outlineCategory } from './outlines.server.ts'

/** Rendered by the server; its script loads after the page. */
const SimpleBmi = lazy(async () => ({ default: (await import('#web/bmi/simple-bmi.tsx')).SimpleBmi }))

/** Rendered by the server; their script loads after the page, as on the topic pages. */
const ShortCards = lazy(async () => ({
  default: (await import('#web/dietitians/suggestions/short-cards.tsx')).ShortCards,
}))

export async function loader({ request, context }: Route.LoaderArgs) {
  const category = readCategory(new URL(request.url).searchParams)
  const categories = EDUCATION_CATEGORIES.map(({ id, label }) => ({
    id,
    label,
    topics: EDUCATION_TOPICS.filter((topic) => topic.category === id).length,
  }))
  const [topics, dietitians] = await Promise.all([
    outlineCategory(category),
    findSuggestions(context.get(apiContext), CATEGORY_CONCERNS[category], request.signal),
  ])
  return { category, categories, topics, dietitians }
}

export const handle: PageHandle = { canonicalPath: ({ searchParams }) => categoryPath(readCategory(searchParams)) }

export function meta({ loaderData: { category, topics } }: Route.MetaArgs) {
  return categoryMeta(category, topics)
}

export default function DietPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="print:[&_img]:hidden print:[&_a]:hidden print:[&_.wrap]:min-h-0">
        <MaizeHero
          title="Nutrition education"
          lead="Short articles on eating well, in plain words. What matters, how it looks on an Indian plate, and what to try this week."
          art={fullPlateArt}
          breadcrumb={BREADCRUMB}
        >
          <ButtonLink to="#topics" size="large">
            Browse the topics
          </ButtonLink>
          <ButtonLink to="/membership" variant="outline" size="large" className="border-primary!">
            See membership plans
          </ButtonLink>
        </MaizeHero>
      </div>
      <TopicList {...loaderData} />
      <section className="bg-field-soft print:hidden">
        <div className="wrap section grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
          <div>
            <h2>Start with one number</h2>
            <p className="lead mt-4">
              Your BMI compares your weight with your height. It’s a first check. Your waist, strength and blood tests
              tell you more.
            </p>
            <p className="mt-4">
              <Link to="/meal-score" className="text-link-line">
                Or see how balanced your plate is
              </Link>
            </p>
          </div>
          <Card raised>
            <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
              <SimpleBmi />
            </Suspense>
          </Card>
        </div>
      </section>
      <SuggestedDietitians
        concern={CATEGORY_CONCERNS[loaderData.category]}
        cards={
          <Suspense>
            <ShortCards entries={loaderData.dietitians} />
          </Suspense>
        }
      >
        <ButtonLink to="/contact" variant="outline">
          Ask for a free assessment
        </ButtonLink>
      </SuggestedDietitians>
    </>
  )
}
