import { CalculatorForm } from './form/calculator-form.tsx'
import { GenderChoice, SituationChoices } from './form/choices.tsx'
import { AgeField, HeightField, WeightField } from './form/measure-fields.tsx'
import { useBmiEntry } from './form/use-bmi-entry.ts'
import { loadFullResult, useCalculation } from './form/use-calculation.ts'
import { Outcome } from './result/outcome.tsx'

/** The home page's calculator, with the result below the form. */
export function BmiCalculator({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const entry = useBmiEntry(true)
  const calculation = useCalculation(loadFullResult)
  const Heading = `h${headingLevel}` as const
  const resultLevel = headingLevel === 2 ? 3 : 4
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-float md:p-9">
      <CalculatorForm
        entry={entry}
        calculation={calculation}
        title={<Heading className="text-h3">BMI calculator</Heading>}
        onCalculate={(measures) =>
          calculation.calculate({ measures, ...entry.situation, placement: 'card', headingLevel: resultLevel })
        }
      >
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <WeightField entry={entry} />
          <HeightField entry={entry} />
          <AgeField entry={entry} />
          <GenderChoice entry={entry} />
        </div>
        <SituationChoices entry={entry} />
      </CalculatorForm>
      <p className="mt-5 text-ink-muted text-sm">Nothing is stored. For adults. It isn’t a diagnosis.</p>
      <Outcome calculation={calculation} plateClass="mt-6 min-h-120" />
    </div>
  )
}
