import { data, useParams } from 'react-router'
import { pageMeta } from '#web/shell/seo.ts'
import type { Route } from './+types/home.page'
import { FiguresStrip } from './figures-strip.tsx'
import { HeroSlides } from './hero-slides.tsx'
import { FIGURES, NOT_FOUND_NOTICE, SLIDES, WAYS } from './home.content.ts'
import { WaysOn } from './ways-on.tsx'

/** Set where this page stands in for an address that leads nowhere. */
function isUnknownAddress(params: Record<string, string | undefined>): boolean {
  return params['*'] !== undefined
}

export function loader({ params }: Route.LoaderArgs) {
  return isUnknownAddress(params) ? data(null, { status: 404 }) : null
}

/** In the browser there is no status to give, hence nothing to ask the server for. */
export function clientLoader() {
  return null
}

export function meta({ params }: Route.MetaArgs) {
  return pageMeta({
    title: 'Diet and nutrition coaching',
    description:
      'Find a dietitian in India, send a consultation request and get an answer by name. Advice that keeps the food you already love.',
    keywords: ['dietitian', 'nutritionist', 'diet plan', 'diet consultation', 'Mohali', 'Punjab', 'India'],
    path: isUnknownAddress(params) ? undefined : '/',
    noindex: isUnknownAddress(params),
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
      <FiguresStrip figures={FIGURES} />
      <WaysOn ways={WAYS} />
    </>
  )
}
