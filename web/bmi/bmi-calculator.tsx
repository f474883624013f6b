import { CalculatorForm } from './form/calculator-form.tsx'
import { CalculatorNeedsScript } from './form/calculator-needs-script.tsx'
import { GenderChoice, SituationChoices, UnitsChoice } from './form/choices.tsx'
import { AgeField, HeightField, WeightField } from './form/measure-fields.tsx'
import { useBmiEntry } from './form/use-bmi-entry.ts'
import { type ResultPart, useCalculation } from './form/use-calculation.ts'
import type { BmiResultProps } from './result/bmi-result.tsx'
import { Outcome } from './result/outcome.tsx'

async function loadResult(): Promise<ResultPart<BmiResultProps>> {
  const { BmiResult, toSpokenText } = await import('./result/bmi-result.tsx')
  return { View: BmiResult, toSpokenText }
}

/** The home page's calculator, with the result below the form. */
export function BmiCalculator({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const entry = useBmiEntry(true)
  const calculation = useCalculation(loadResult)
  const { units, gender, isPregnant, isIll } = entry
  const Heading = `h${headingLevel}` as const
  const resultLevel = headingLevel === 2 ? 3 : 4
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-float md:p-9">
      <CalculatorForm
        entry={entry}
        title={<Heading className="text-h3">BMI calculator</Heading>}
        isCalculating={calculation.phase === 'calculating'}
        hasResult={calculation.phase === 'done'}
        onCalculate={(measures) =>
          calculation.calculate({
            measures,
            units,
            gender,
            isPregnant,
            isIll,
            placement: 'card',
            headingLevel: resultLevel,
          })
        }
        onRefuse={calculation.clear}
        className="grid gap-4.5"
      >
        <CalculatorNeedsScript />
        <UnitsChoice entry={entry} />
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <WeightField entry={entry} />
          <HeightField entry={entry} />
          <AgeField entry={entry} />
          <GenderChoice entry={entry} />
        </div>
        <SituationChoices entry={entry} />
      </CalculatorForm>
      <p className="mt-5 text-ink-muted text-sm">Nothing is stored. For adults; not a diagnosis.</p>
      <Outcome calculation={calculation} plateClass="mt-6 min-h-120" />
    </div>
  )
}
