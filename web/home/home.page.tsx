import { lazy, Suspense } from 'react'
import { data, useParams } from 'react-router'
import { GUARANTEE_DAYS, LOWEST_MONTHLY } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import { formatMoney } from '#web/lib/format.ts'
import { absolute, pageMeta, type StructuredData } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import type { Route } from './+types/home.page'
import { BmiSection } from './bmi-section.tsx'
import { ClaimsStrip } from './claims-strip.tsx'
import { EvidenceSection } from './evidence-section.tsx'
import { HeroSlides } from './hero/hero-slides.tsx'
import { NOT_FOUND_NOTICE, reasons, SLIDES } from './home.content.ts'

/** Below the fold: rendered by the server, scripts load after the page. */
const loadMealScores = async () => ({ default: (await import('./meals/meal-scores.tsx')).MealScores })
const loadBodyTypes = async () => ({ default: (await import('./body-types/body-types-section.tsx')).BodyTypesSection })
const loadCalculator = async () => ({ default: (await import('#web/bmi/bmi-calculator.tsx')).BmiCalculator })
const MealScores = lazy(loadMealScores)
const BodyTypesSection = lazy(loadBodyTypes)
const BmiCalculator = lazy(loadCalculator)

/** True at unknown addresses, where this page is shown. */
function isUnknownAddress(params: Record<string, string | undefined>): boolean {
  return Object.keys(params).length > 0
}

export function loader({ params }: Route.LoaderArgs) {
  return isUnknownAddress(params) ? data(null, { status: 404 }) : null
}

/** Navigation in the browser has no status, and loads all parts at once. */
export async function clientLoader() {
  await Promise.all([loadMealScores(), loadCalculator(), loadBodyTypes()])
  return null
}

function webSite(): StructuredData {
  return {
    '@type': 'WebSite',
    name: SITE.name,
    url: absolute('/'),
    inLanguage: 'en-IN',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/dietitians')}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Diet and nutrition coaching',
    description:
      'Find a dietitian in India, send a consultation request and get a personal reply. Advice that keeps the food you already love.',
    keywords: ['dietitian', 'nutritionist', 'diet plan', 'diet consultation', 'Mohali', 'Punjab', 'India'],
    path: isUnknownAddress(params) ? undefined : '/',
    noindex: isUnknownAddress(params),
    hasFeed: true,
    structured: isUnknownAddress(params) ? [] : [webSite()],
  })
}

export default function HomePage() {
  const isUnknown = isUnknownAddress(useParams())
  return (
    <>
      {isUnknown && (
        <p className="border-line border-b bg-info-soft text-info">
          <span className="wrap block py-3 text-sm">{NOT_FOUND_NOTICE}</span>
        </p>
      )}
      <HeroSlides slides={SLIDES} />
      <ClaimsStrip claims={SITE.claims.home} />
      <EvidenceSection reasons={reasons()} />
      <Suspense>
        <MealScores />
      </Suspense>
      <BmiSection>
        <Suspense>
          <BmiCalculator />
        </Suspense>
      </BmiSection>
      <Suspense>
        <BodyTypesSection />
      </Suspense>
      <CallToAction />
    </>
  )
}

const PROMISE = `Plans from ${formatMoney(LOWEST_MONTHLY)} a month, with a ${GUARANTEE_DAYS}-day money-back guarantee.`

function CallToAction() {
  return (
    <MaizeClosing title="Ready when you are" lead={PROMISE} art={consultationArt}>
      <ButtonLink to="/membership" size="large">
        Start Your Transformation
      </ButtonLink>
    </MaizeClosing>
  )
}
