import { Link } from 'react-router'
import { CalculatorForm } from './form/calculator-form.tsx'
import { HeightField, WeightField } from './form/measure-fields.tsx'
import { useBmiEntry } from './form/use-bmi-entry.ts'
import { type ResultPart, useCalculation } from './form/use-calculation.ts'
import { Outcome } from './result/outcome.tsx'
import type { SimpleResultProps } from './result/simple-result.tsx'

async function loadResult(): Promise<ResultPart<SimpleResultProps>> {
  const { SimpleResult, toSpokenText } = await import('./result/simple-result.tsx')
  return { View: SimpleResult, toSpokenText: toSpokenText }
}

export function SimpleBmi() {
  const entry = useBmiEntry(false)
  const calculation = useCalculation(loadResult)
  return (
    <div>
      <CalculatorForm
        entry={entry}
        calculation={calculation}
        title={<span className="sr-only">BMI calculator</span>}
        onCalculate={(measures) => calculation.calculate({ measures })}
      >
        <div className="grid items-start gap-4.5 sm:grid-cols-2">
          <HeightField entry={entry} />
          <WeightField entry={entry} />
        </div>
      </CalculatorForm>
      <Outcome calculation={calculation} plateClass="mt-5 min-h-80" />
      <p className="mt-5 text-ink-muted text-sm">
        Nothing is stored. For adults from 18 who aren’t pregnant. It isn’t a diagnosis.{' '}
        <Link to="/bmi" className="text-link-line">
          Full BMI calculator
        </Link>
      </p>
    </div>
  )
}
