import { lazy, Suspense } from 'react'
import { CUT_OFF_SOURCES } from '#domain/bmi/cut-off-sources.content.ts'
import type { Concern } from '#domain/dietitians/concerns.ts'
import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { SITE } from '#domain/site/site.ts'
import { CardsInView } from '#web/dietitians/suggestions/cards-in-view.tsx'
import { SuggestedDietitians } from '#web/dietitians/suggestions/suggested-dietitians.tsx'
import { pageData } from '#web/lib/api/page-data.ts'
import { loadReview } from '#web/shell/medical-review/load-review.ts'
import { ReviewLine, WRITTEN_BY } from '#web/shell/medical-review/review-line.tsx'
import { medicalWebPage } from '#web/shell/medical-review/structured-review.ts'
import { pageMeta, type StructuredData, webApplication } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/bmi.page'
import { FullCalculator } from './full-calculator.tsx'

/** Static, so its script loads after the page. */
const AboutBmi = lazy(() => import('./about-bmi.tsx').then(({ AboutBmi }) => ({ default: AboutBmi })))

const renderDietitians = (concern: Concern) => <CardsInView concern={concern} />

const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'BMI calculator' }]
const DESCRIPTION =
  'Work out your BMI in kilograms or pounds, see your healthy weight range by WHO and Asian-Indian cut-offs, and get five next steps. Nothing is stored.'

const page = pageData(async (api, { signal }) => ({ review: await loadReview(api, { page: 'bmi' }, signal) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: 'BMI calculator for Indian adults',
    description: DESCRIPTION,
    keywords: ['BMI calculator', 'body mass index', 'BMI India', 'healthy weight range', 'Asian-Indian BMI'],
    path: '/bmi',
    breadcrumb: BREADCRUMB,
    structured: structuredData(loaderData?.review ?? null),
  })
}

export default function BmiPage({ loaderData: { review } }: Route.ComponentProps) {
  return (
    <div className="group">
      <div className="wrap pt-10 pb-20">
        <Breadcrumb entries={BREADCRUMB} />
        <h1 className="mt-4">BMI calculator</h1>
        <ReviewLine review={review} writtenBy={WRITTEN_BY} className="mt-3" />
        <FullCalculator renderDietitians={renderDietitians} />
        <Suspense>
          <AboutBmi />
        </Suspense>
      </div>
      {/* A result suggests others, for its own concern. */}
      <div className="group-has-data-dietitians:hidden">
        <SuggestedDietitians concern="general" cards={<CardsInView concern="general" />} />
      </div>
    </div>
  )
}

function structuredData(review: PublicReviewState | null): StructuredData[] {
  return [
    {
      ...webApplication(`${SITE.name} BMI calculator`, DESCRIPTION, '/bmi'),
      browserRequirements: 'Requires JavaScript',
    },
    {
      ...medicalWebPage({
        path: '/bmi',
        name: 'BMI calculator for Indian adults',
        review,
        sources: Object.values(CUT_OFF_SOURCES),
      }),
      about: { '@type': 'Thing', name: 'Body mass index' },
      audience: { '@type': 'PeopleAudience', suggestedMinAge: 18 },
    },
  ]
}
