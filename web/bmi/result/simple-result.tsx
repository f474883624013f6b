import { bmiCategory, bmiOf, INDIAN_HEALTHY_RANGE, indianReading } from '#domain/bmi/bmi.ts'
import type { BmiMeasures } from '#domain/bmi/entry.ts'
import { ClassPills } from './reading.tsx'

export interface SimpleResultProps {
  measures: BmiMeasures
}

export function spokenOfSimple({ measures }: SimpleResultProps): string {
  const bmi = bmiOf(measures.weight, measures.height)
  return `Your BMI is ${bmi.toFixed(1)}: ${bmiCategory(bmi).label}.`
}

/** Value and class, with what the Asian-Indian cut-offs say of it. */
export function SimpleResult({ measures }: SimpleResultProps) {
  const bmi = bmiOf(measures.weight, measures.height)
  return (
    <div className="mt-6 grid gap-3">
      <p className="num text-[2.75rem] leading-none">
        {bmi.toFixed(1)} <span className="font-normal text-ink-muted text-sm">kg per m²</span>
      </p>
      <ClassPills category={bmiCategory(bmi)} />
      <p className="text-sm">
        {indianReading(bmi)} Their healthy range is {INDIAN_HEALTHY_RANGE}.
      </p>
    </div>
  )
}
