import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DAY_KCAL } from '#domain/foods/day-needs.ts'
import type { MealScoreResponse } from '#domain/foods/foods.schema.ts'
import { METHOD_SOURCES } from '#domain/foods/method-sources.content.ts'
import { PILLAR_LABELS, PILLARS } from '#domain/foods/pillars.ts'
import { formatPlate, MEAL_SCORE_PATH, plateAddress } from '#domain/foods/plate/plate-address.ts'
import { servingText } from '#domain/foods/serving-text.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { SITE } from '#domain/site/site.ts'
import { pageData } from '#web/lib/api/page-data.ts'
import { formatNumber, formatPercent, formatScore } from '#web/lib/format.ts'
import { formatAmount } from '#web/lib/format-amounts.ts'
import { MealPlate } from '#web/lib/plate/meal-plate.tsx'
import { SourceList } from '#web/lib/source-list.tsx'
import { pageMeta } from '#web/shell/seo.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/method.page'
import { METHOD_EXAMPLE } from './meal-score/starters.content.ts'
import { FIBRE_NEED, PROTEIN_NEED } from './method/examples.ts'
import { loadOtherKitchens, OtherKitchens } from './method/other-kitchens.tsx'
import { Pillars, Section } from './method/pillars.tsx'
import { NeedsTable, PillarTable } from './method/tables.tsx'

const TITLE = 'How we score a plate'
const PATH = `${MEAL_SCORE_PATH}/method`
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Score your plate', to: MEAL_SCORE_PATH }, { label: TITLE }]

/** The page is complete without the example. */
const page = pageData(async (api, { signal }) => {
  try {
    const { parts } = METHOD_EXAMPLE
    const [example, kitchens] = await Promise.all([
      api.foods.scorePlate({ plate: formatPlate(parts), changes: 'false' }, { signal }),
      loadOtherKitchens(api, parts, signal),
    ])
    return { example, kitchens }
  } catch (error) {
    if (error instanceof ApiError) return { example: null, kitchens: [] }
    throw error
  }
})
export const loader = page.loader
export const clientLoader = page.clientLoader

export function meta() {
  return pageMeta({
    title: TITLE,
    description:
      'Every number in a plate’s score: the five pillars, their limits and sources, worked examples, and what a score cannot tell.',
    keywords: ['meal score method', 'balanced plate', 'ICMR-NIN', 'nutrient requirements'],
    path: PATH,
    breadcrumb: BREADCRUMB,
  })
}

export default function MethodPage({ loaderData: { example, kitchens } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-10 pb-20">
      <Breadcrumb entries={BREADCRUMB} />
      <h1 className="mt-4">{TITLE}</h1>
      <p className="lead mt-4">
        A score compares one meal with what an adult needs from it. Here is every number in it, and where it comes from.
      </p>
      <div className={COLUMNS}>
        <OnThisPage hasExample={example !== null} />
        <div className="grid gap-12">
          <Section id="short" title="In short">
            <p className="mt-3">
              Five katoris stand for five pillars. Each gets 0 to 10, and the plate’s score is the average of the five.
              A meal is compared with a third of a day of {formatNumber(DAY_KCAL)} kcal, or with as much of the day as
              its energy takes up, if that is more. The score rates this plate, never a food or a person.
            </p>
          </Section>
          {example ? <WorkedExample score={example} /> : null}
          <Pillars />
          <Section id="needs" title="What a meal is compared with">
            <p className="mt-3">
              The needs are means of the allowances for a man of 65 kg and a woman of 55 kg with sedentary work
              (ICMR-NIN, 2020), and potassium by WHO (2012). A main meal is compared with a third of each.
            </p>
            <NeedsTable />
          </Section>
          <Figures />
          <Uncertainty>
            {example ? (
              <OtherKitchens plate={{ name: METHOD_EXAMPLE.name, score: example }} kitchens={kitchens} />
            ) : null}
          </Uncertainty>
          <NotFor />
          <Section id="sources" title="Sources">
            <SourceList sources={Object.values(METHOD_SOURCES)} className="mt-4 text-ink-muted" />
          </Section>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink to={MEAL_SCORE_PATH}>Score your plate</ButtonLink>
            <ButtonLink to="/dietitians" variant="outline">
              Find a dietitian
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

/** In the page's order. */
const CONTENTS = [
  ['short', 'In short'],
  ['example', 'An example'],
  ['energy', PILLAR_LABELS.energy],
  ['protein', PILLAR_LABELS.protein],
  ['fibre', PILLAR_LABELS.fiber],
  ['fats', PILLAR_LABELS.fats],
  ['vitamins', PILLAR_LABELS.vitamins],
  ['needs', 'What a meal is compared with'],
  ['figures', 'Where the figures come from'],
  ['uncertainty', 'How sure a score is'],
  ['not-for', 'Who it is not for'],
  ['sources', 'Sources'],
] as const

const COLUMNS = 'mt-10 grid gap-10 lg:grid-cols-[13rem_minmax(0,42rem)] lg:gap-x-16 print:block'

function OnThisPage({ hasExample }: { hasExample: boolean }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-28 lg:self-start print:hidden">
      <p className="font-semibold text-sm">On this page</p>
      <ul className="mt-1 grid max-lg:grid-cols-2 max-lg:gap-x-4">
        {CONTENTS.filter(([id]) => hasExample || id !== 'example').map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center py-1 text-link text-sm leading-snug underline-offset-[.2em] hover:underline max-lg:min-h-11"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WorkedExample({ score }: { score: MealScoreResponse }) {
  const { amounts, pillars, overall, items } = score
  const sum = PILLARS.map((pillar) => formatScore(pillars[pillar])).join(' + ')
  const foods = items.map(servingText)
  return (
    <Section id="example" title={`An example: ${METHOD_EXAMPLE.name.toLowerCase()}`}>
      <p className="mt-3">
        {foods.join(' and ')}. It has {formatAmount(amounts.protein_g, 1)} g of protein; a third of a day is{' '}
        {formatAmount(PROTEIN_NEED, 1)} g. It has {formatAmount(amounts.fibre_g, 1)} g of fibre, of{' '}
        {formatAmount(FIBRE_NEED, 1)} g. Its energy is {formatNumber(Math.round(amounts.energy_kcal))} kcal,{' '}
        {formatPercent(amounts.energy_kcal / DAY_KCAL)} of the day.
      </p>
      <div className="mt-5 grid items-center gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-56">
          <MealPlate name={METHOD_EXAMPLE.name} overall={overall} pillars={pillars} />
        </div>
        <PillarTable score={score} />
      </div>
      <p className="mt-4 text-ink-muted text-sm">
        ({sum}) ÷ {PILLARS.length} = {formatScore(overall)}.{' '}
        <Link to={plateAddress(METHOD_EXAMPLE.parts)} className="text-link underline underline-offset-[.2em]">
          Open this plate
        </Link>
      </p>
    </Section>
  )
}

const LIST = 'mt-3 grid list-disc gap-2 pl-5 marker:text-ink-subtle'

function Figures() {
  return (
    <Section id="figures" title="Where the figures come from">
      <p className="mt-3">
        Foods are those of the US Department of Agriculture’s table, release 28. Dishes are {SITE.name}’s own recipes:
        the raw ingredients added up, divided by the weight of the cooked dish. Katoris, rotis and plates are weighed as
        most homes serve them.
      </p>
      <p className="mt-3">
        A change to try is computed, not guessed: we put it on your plate, score that plate, and show the three that
        raise it most. They fit the diet that the plate already fits.
      </p>
    </Section>
  )
}

function Uncertainty({ children }: { children: ReactNode }) {
  return (
    <Section id="uncertainty" title="How sure a score is">
      <p className="mt-3">
        Read it as a guide, not as a measurement. Your kitchen differs from our recipes, most of all in oil, salt, sugar
        and the size of a katori.
      </p>
      <ul className={LIST}>
        <li>Vitamins lost in cooking are not deducted, so vitamin C and folate of cooked dishes read too high.</li>
        <li>
          Some Indian foods are not in the table. The nearest food is counted in their place; which one, you read below
          your plate, under “Counted as the nearest food”.
        </li>
        <li>
          Free sugars of packaged foods are estimated from all their sugars, so milk-based sweets may read too low.
        </li>
        <li>Salt differs from home to home more than anything else. We count what our recipes have.</li>
        <li>
          What the table does not know is left out, so a score may be too low. The page says for how much of the plate
          each amount is known.
        </li>
        <li>
          One meal says little. Three meals that score 6 can make a good day together, since one brings what another
          lacks.
        </li>
      </ul>
      {children}
    </Section>
  )
}

function NotFor() {
  return (
    <Section id="not-for" title="Who it is not for">
      <p className="mt-3">
        It compares with one reference adult, so it gives no verdict for children and teenagers, in pregnancy and
        breastfeeding, or in an illness that changes what you should eat, such as kidney disease or diabetes. A
        dietitian knows what fits you.
      </p>
      <p className="mt-3">
        If numbers about food trouble you, switch on “Hide energy and grams” or leave the score aside. Tele-MANAS
        listens free of charge, day and night:{' '}
        <a href="tel:14416" className="text-link underline underline-offset-[.2em]">
          14416
        </a>
        .
      </p>
    </Section>
  )
}
