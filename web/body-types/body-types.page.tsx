import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { CardsInView } from '#web/dietitians/suggestions/cards-in-view.tsx'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import analysisArt from '#web/illustrations/hero-3-analysis.svg'
import { pageData } from '#web/lib/api/page-data.ts'
import type { PageHandle } from '#web/lib/page/page-handle.ts'
import { loadReview } from '#web/shell/medical-review/load-review.ts'
import { ReviewLine, WRITTEN_BY } from '#web/shell/medical-review/review-line.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/body-types.page'
import { BodyTypeGuide } from './body-type-guide.tsx'
import { bodyTypesPath, GROUP_QUERY } from './body-types-address.ts'
import { BREADCRUMB, bodyTypesMeta } from './body-types-meta.ts'

/** Static, so its script loads after the page. */
const HealthMarkers = lazy(async () => ({ default: (await import('./health-markers.tsx')).HealthMarkers }))

const SimpleBmi = lazy(async () => ({ default: (await import('#web/bmi/simple-bmi.tsx')).SimpleBmi }))

export const handle: PageHandle = { canonicalPath: ({ searchParams }) => bodyTypesPath(GROUP_QUERY.read(searchParams)) }

const page = pageData(async (api, { signal }) => ({ review: await loadReview(api, { page: 'body-types' }, signal) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export function meta({ location, loaderData }: Route.MetaArgs) {
  return bodyTypesMeta(GROUP_QUERY.read(new URLSearchParams(location.search)), loaderData?.review ?? null)
}

export default function BodyTypesPage({ loaderData: { review } }: Route.ComponentProps) {
  return (
    <>
      <MaizeHero
        title="A guide to body types"
        lead="Find the shape closest to yours, see foods and workouts that help, and learn which numbers matter more than the outline."
        art={analysisArt}
        breadcrumb={BREADCRUMB}
      >
        <ButtonLink to="#types" size="large">
          Find your type
        </ButtonLink>
        <ButtonLink to="#bmi" variant="outline" size="large" className="border-primary!">
          Check your BMI
        </ButtonLink>
      </MaizeHero>
      <div className="wrap pt-8">
        <ReviewLine review={review} writtenBy={WRITTEN_BY} />
      </div>
      <BodyTypeGuide />
      <Suspense>
        <HealthMarkers />
      </Suspense>
      <BmiDisclosure>
        <SimpleBmi />
      </BmiDisclosure>
      <section className="section noscript:hidden print:hidden" aria-labelledby="dietitians">
        <div className="wrap">
          <h2 id="dietitians">Dietitians for everyday eating</h2>
          <p className="lead mt-4">They start with what you cook and how you live, whatever your shape.</p>
          <CardsInView concern="general" />
        </div>
      </section>
      <MaizeClosing
        title="A plan starts with your plate"
        lead="A dietitian looks at what you cook, how you live and what your doctor says. Shape comes last."
        art={consultationArt}
      >
        <ButtonLink to="/dietitians" size="large">
          Find your dietitian
        </ButtonLink>
        <ButtonLink to="/membership" variant="outline" size="large" className="border-primary!">
          See membership plans
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}

/** Loads the calculator when opened; without scripts it links to /bmi. */
function BmiDisclosure({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  return (
    <section id="bmi" className="section bg-field-soft">
      <div className="wrap grid items-start gap-8 lg:grid-cols-[1fr_500px] lg:gap-20">
        <div>
          <h2>See where your weight stands</h2>
          <p className="lead mt-4">
            Height and weight give your BMI. Look at your waist too: together they say more than any shape.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              variant="outline"
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
              className="noscript:hidden"
            >
              {isOpen ? 'Hide BMI calculator' : 'Show BMI calculator'}
            </Button>
            {isOpen ? null : (
              <Link to="/bmi" className="inline-flex min-h-11 items-center text-link-line">
                Full BMI calculator
              </Link>
            )}
          </div>
        </div>
        <div id={panelId} hidden={!isOpen}>
          {isOpen && (
            <Suspense fallback={<Skeleton className="h-100 rounded-card" />}>
              <Card raised>{children}</Card>
            </Suspense>
          )}
        </div>
      </div>
    </section>
  )
}
