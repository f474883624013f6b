import { lazy, Suspense } from 'react'
import { EDUCATION_CATEGORIES, EDUCATION_TOPICS } from '#domain/education/topics.ts'
import fullPlateArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import type { PageHandle } from '#web/lib/page-handle.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/diet.page'
import { categoryPath, readCategory } from './education-address.ts'
import { BREADCRUMB, categoryMeta } from './education-meta.ts'
import { TopicList } from './list/topic-list.tsx'
import { outlineCategory } from './outlines.server.ts'

/** Rendered by the server; its script loads after the page. */
const SimpleBmi = lazy(async () => ({ default: (await import('#web/bmi/simple-bmi.tsx')).SimpleBmi }))

export async function loader({ request }: Route.LoaderArgs) {
  const category = readCategory(new URL(request.url).searchParams)
  const categories = EDUCATION_CATEGORIES.map(({ id, label }) => ({
    id,
    label,
    topics: EDUCATION_TOPICS.filter((topic) => topic.category === id).length,
  }))
  return { category, categories, topics: await outlineCategory(category) }
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
          lead="Short articles on eating well, in plain words: what matters, how it looks on an Indian plate, and what to try this week."
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
            <h2>One number to begin with</h2>
            <p className="lead mt-4">
              Your BMI is a first orientation: where your weight stands for your height. Waist, strength and blood tests
              say the rest.
            </p>
          </div>
          <Card raised>
            <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
              <SimpleBmi />
            </Suspense>
          </Card>
        </div>
      </section>
      <div className="print:hidden">
        <MaizeClosing
          title="From reading to your own plan"
          lead="A dietitian turns the principles into your week: your kitchen, your budget, your reports."
          art={consultationArt}
        >
          <ButtonLink to="/membership" size="large">
            See membership plans
          </ButtonLink>
          <ButtonLink to="/contact" variant="outline" size="large" className="border-primary!">
            Ask for a free assessment
          </ButtonLink>
        </MaizeClosing>
      </div>
    </>
  )
}
