import { CalculatorForm } from './form/calculator-form.tsx'
import { AgeField, GenderChoice, HeightField, SituationChoices, WeightField } from './form/fields.tsx'
import { useBmiEntry } from './form/use-bmi-entry.ts'
import { Outcome, useCalculation } from './result/outcome.tsx'

/** The home page's calculator, with the result below the form. */
export function BmiCalculator() {
  const entry = useBmiEntry(true)
  const calculation = useCalculation(() => import('./result/bmi-result.tsx'))
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-float md:p-9">
      <CalculatorForm
        entry={entry}
        calculation={calculation}
        title={<h3 className="text-h3">BMI calculator</h3>}
        onCalculate={(measures) =>
          calculation.calculate({ measures, ...entry.situation, placement: 'card' }, entry.key)
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
      <Outcome calculation={calculation} entryKey={entry.key} plateClass="mt-6 min-h-120" />
    </div>
  )
}
