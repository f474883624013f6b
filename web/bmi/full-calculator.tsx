import { BMI_BANDS } from '#domain/bmi/bmi.ts'
import { Card } from '#web/ui/card.tsx'
import { BAND_TEXTS, CLASS_STYLES } from './class-styles.ts'
import { CalculatorForm } from './form/calculator-form.tsx'
import { AgeField, GenderChoice, HeightField, SituationChoices, WeightField } from './form/fields.tsx'
import { useBmiEntry } from './form/use-bmi-entry.ts'
import type { BmiResultProps } from './result/bmi-result.tsx'
import { Gauge } from './result/gauge.tsx'
import { Outcome, useCalculation } from './result/outcome.tsx'

const COLUMNS =
  'mt-8 grid items-start gap-8 lg:mt-10 lg:grid-cols-[18.75rem_minmax(0,1fr)] min-[80rem]:grid-cols-[23.75rem_minmax(0,1fr)] print:block'
const FORM_CARD =
  'rounded-card border border-line bg-surface p-5 shadow-card md:p-9 lg:sticky lg:top-24 lg:max-[80rem]:p-6 print:hidden'

const PLATE = 'min-h-105 rounded-card border border-line bg-surface p-5 shadow-float md:p-9'

/** The /bmi page's calculator: form on the left, result on the right; on phones the result comes first. */
export function FullCalculator({ renderDietitians }: Pick<BmiResultProps, 'renderDietitians'>) {
  const entry = useBmiEntry(true)
  const calculation = useCalculation(() => import('./result/bmi-result.tsx'))
  const { phase } = calculation
  const comesFirst = phase === 'calculating' || phase === 'done'

  return (
    <div className={COLUMNS}>
      <div className={`${FORM_CARD} ${comesFirst ? 'max-lg:order-2' : ''}`}>
        <CalculatorForm
          entry={entry}
          calculation={calculation}
          title={<h2 className="text-xl">Your details</h2>}
          onCalculate={(measures) =>
            calculation.calculate({ measures, ...entry.situation, placement: 'page', renderDietitians }, entry.key)
          }
        >
          <WeightField entry={entry} />
          <HeightField entry={entry} />
          <AgeField entry={entry} />
          <GenderChoice entry={entry} />
          <SituationChoices entry={entry} />
        </CalculatorForm>
        <p className="mt-4.5 text-ink-muted text-sm">
          Nothing is stored. BMI is a first check for adults. It can’t see muscle, pregnancy or family origin. Talk to a
          dietitian or doctor before you change any treatment.
        </p>
      </div>
      <div id="result" className="min-w-0">
        {phase === 'idle' || phase === 'failed' ? <EmptyResult /> : null}
        <Outcome calculation={calculation} entryKey={entry.key} plateClass={PLATE} />
      </div>
    </div>
  )
}

const RESULT_CONTENTS = [
  'Your BMI and WHO category',
  'The healthy weight range for your height',
  'What the stricter Asian-Indian cut-offs say',
  'Your next steps, and a report to save or print',
]

/** Shown before the first calculation. */
function EmptyResult() {
  return (
    <Card as="section" flush className="p-5 md:p-9">
      <h2 className="text-xl">Your result appears here</h2>
      <div className="mt-5 grid items-center gap-6 min-[80rem]:grid-cols-[1.1fr_1fr] min-[80rem]:gap-8">
        <Gauge bmi={null} />
        <dl className="grid gap-2">
          {BMI_BANDS.map((band) => (
            <div key={band.class} className="flex items-baseline justify-between gap-4 border-line border-b pb-2">
              <dt className="flex items-baseline gap-2.5 font-medium">
                <span
                  aria-hidden="true"
                  className={`size-3 flex-none rounded-full forced-colors:border ${CLASS_STYLES[band.class].background}`}
                />
                {band.label}
              </dt>
              <dd className="text-ink-muted tabular-nums">{BAND_TEXTS[band.class]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-6 font-semibold">What you get</p>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-muted">
        {RESULT_CONTENTS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
