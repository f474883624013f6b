import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { type ClientLoaderFunctionArgs, Link, useLocation, useRevalidator } from 'react-router'
import { MEAL_SCORE_PATH, METHOD_PATH } from '#domain/foods/plate/plate-address.ts'
import { canEnterConsole } from '#domain/roles.ts'
import { SITE } from '#domain/site/site.ts'
import { pageData } from '#web/lib/api/page-data.ts'
import type { PageHandle } from '#web/lib/page/page-handle.ts'
import { useSession } from '#web/lib/session/session.ts'
import { pageMeta, webApplication } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import type { Route } from './+types/meal-score.page'
import { EarlyChoice } from './meal-score/hidden-amounts.tsx'
import { loadPlatePage, type PlatePageData, type Visit } from './meal-score/load-plate-page.ts'
import { PLATE_HEADING_ID, YourPlate } from './meal-score/plate/your-plate.tsx'
import { ScoreBar, ScorePanel } from './meal-score/result/score-panel.tsx'
import { FoodSearch } from './meal-score/search/food-search.tsx'
import { foodsOf, usePlatePage } from './meal-score/use-plate-page.ts'

/** Rendered by the server as links, so their scripts load after the page. */
const loadStarters = async () => ({ default: (await import('./meal-score/search/starters.tsx')).Starters })
const loadResults = async () => ({ default: (await import('./meal-score/search/search-results.tsx')).SearchResults })
const loadBelowPlate = async () => ({ default: (await import('./meal-score/result/below-plate.tsx')).BelowPlate })
const Starters = lazy(loadStarters)
const SearchResults = lazy(loadResults)
const BelowPlate = lazy(loadBelowPlate)

const TITLE = 'Score your plate'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: TITLE }]
const DESCRIPTION =
  'Put your meal on a thali: five bowls fill with scores for energy, protein, fibre, fats and vitamins, and you see which small changes help. Nothing is stored.'

export const loader = pageData((api, request) => loadPlatePage(api, request)).loader

const visit: Visit = { known: new Map(), last: null }
const browserPage = pageData((api, request) => loadPlatePage(api, request, visit))
/** Navigation in the browser loads all parts at once. */
export async function clientLoader(call: ClientLoaderFunctionArgs) {
  const [page] = await Promise.all([browserPage.clientLoader(call), loadStarters(), loadResults(), loadBelowPlate()])
  return page
}

/** Only the page without a plate and a search is cached. */
export const handle: PageHandle = { canonicalPath: () => MEAL_SCORE_PATH }

export function meta({ location }: Route.MetaArgs) {
  return pageMeta({
    title: TITLE,
    description: DESCRIPTION,
    keywords: ['meal score', 'balanced plate', 'Indian food nutrition', 'thali', 'protein', 'fibre'],
    path: MEAL_SCORE_PATH,
    noindex: location.search !== '',
    breadcrumb: BREADCRUMB,
    structured: [webApplication(`${SITE.name} plate score`, DESCRIPTION, MEAL_SCORE_PATH)],
  })
}

/** Keeps focused elements clear of the bar at the bottom of a phone. */
const GRID =
  'mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] min-[80rem]:grid-cols-[minmax(0,1fr)_27rem] min-[80rem]:gap-x-16 max-lg:[&_:is(a,input,summary)]:scroll-mb-24 print:mt-4 print:grid-cols-2 print:gap-x-8'

export default function MealScorePage({ loaderData }: Route.ComponentProps) {
  const controls = usePlatePage(loaderData)
  const { plate, found, problems } = loaderData
  const score = plate.kind === 'scored' ? plate.score : null
  useFocusOnPlate()
  useEffect(() => {
    for (const food of foodsOf(loaderData).values()) visit.known.set(food.id, food)
  }, [loaderData])
  useOwnFoods(loaderData)
  return (
    <div className="wrap pt-10 pb-20 print:py-0">
      <EarlyChoice />
      <Breadcrumb entries={BREADCRUMB} />
      <h1 className="mt-4">{TITLE}</h1>
      <p className="lead mt-3 print:hidden">
        Put one meal on the thali. Five katoris show how balanced it is, and which small change helps most.
      </p>
      <div className={GRID}>
        <div className="grid min-w-0 gap-8">
          <div>
            <FoodSearch found={found} controls={controls} />
            {controls.search ? (
              <Suspense>
                <SearchResults found={found} controls={controls} />
              </Suspense>
            ) : null}
          </div>
          <YourPlate controls={controls} problems={problems} />
          {plate.kind === 'empty' && plate.start && controls.parts.length === 0 ? (
            <Suspense>
              <Starters start={plate.start} controls={controls} />
            </Suspense>
          ) : null}
        </div>
        <div className="min-w-0 lg:sticky lg:top-24 lg:row-span-2 print:static">
          <ScorePanel plate={plate} controls={controls} />
        </div>
        <div className="grid min-w-0 gap-10 print:col-span-2">
          {score ? (
            <Suspense>
              <BelowPlate score={score} controls={controls} />
            </Suspense>
          ) : null}
          <Limits />
        </div>
        {score ? <ScoreBar score={score} /> : null}
      </div>
    </div>
  )
}

function Limits() {
  return (
    <p className="max-w-read text-ink-muted text-sm">
      This rates one plate, never a food or a person. It is general information for adults and gives no verdict for
      children, in pregnancy or in illness. <MethodLink />
    </p>
  )
}

const MethodLink = () => (
  <Link to={METHOD_PATH} className="text-link underline underline-offset-[.2em] print:hidden">
    How we score a plate
  </Link>
)

/** A pressed link may disappear with its change; the focus then moves to Undo, or to the plate. */
function useFocusOnPlate() {
  const { key } = useLocation()
  const previousKey = useRef(key)
  useLayoutEffect(() => {
    const isFirst = previousKey.current === key
    previousKey.current = key
    if (isFirst || document.activeElement !== document.body) return
    const target = document.querySelector<HTMLElement>('[data-undo]') ?? document.getElementById(PLATE_HEADING_ID)
    target?.focus({ preventScroll: true })
  }, [key])
}

/** The server renders the page without a session, so a dietitian's own foods need a second request. */
function useOwnFoods({ problems, found }: PlatePageData) {
  const mayOwnFoods = useSession(({ user }) => canEnterConsole(user?.role))
  const { revalidate } = useRevalidator()
  const canBeMissing = problems.length > 0 || found !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known
  useEffect(() => {
    if (!mayOwnFoods || !canBeMissing) return
    visit.last = null
    revalidate()
  }, [mayOwnFoods])
}
