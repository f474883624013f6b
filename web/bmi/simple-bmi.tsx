import { Link } from 'react-router'
import { CalculatorForm } from './form/calculator-form.tsx'
import { HeightField, WeightField } from './form/fields.tsx'
import { useBmiEntry } from './form/use-bmi-entry.ts'
import { Outcome, useCalculation } from './result/outcome.tsx'

export function SimpleBmi() {
  const entry = useBmiEntry(false)
  const calculation = useCalculation(() => import('./result/simple-result.tsx'))
  return (
    <div>
      <CalculatorForm
        entry={entry}
        calculation={calculation}
        title={<span className="sr-only">BMI calculator</span>}
        onCalculate={(measures) => calculation.calculate({ measures }, entry.key)}
      >
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <HeightField entry={entry} />
          <WeightField entry={entry} />
        </div>
      </CalculatorForm>
      <Outcome calculation={calculation} entryKey={entry.key} plateClass="mt-5 min-h-80" />
      <p className="mt-5 text-ink-muted text-sm">
        Nothing is stored. For adults from 18 who aren’t pregnant. It isn’t a diagnosis.{' '}
        <Link to="/bmi" className="text-link-line">
          Full BMI calculator
        </Link>
      </p>
    </div>
  )
}
