import { bmiCategory, bmiStage, computeBmi } from '#domain/bmi/bmi.ts'
import type { BmiMeasures } from '#domain/bmi/entry.ts'
import { SHORT_ADVICE } from '#domain/bmi/short-advice.content.ts'
import { ShortBmiReading } from '#web/lib/short-bmi-reading.tsx'
import { ClassPills } from './class-pills.tsx'

interface SimpleResultProps {
  measures: BmiMeasures
}

export function toSpokenText({ measures }: SimpleResultProps): string {
  const bmi = computeBmi(measures.weight, measures.height)
  const advice = SHORT_ADVICE[bmiStage(bmi)]
  return `Your BMI is ${bmi.toFixed(1)}: ${bmiCategory(bmi).label}.${advice ? ` ${advice}` : ''}`
}

/** Loaded during the calculating animation. */
export function View({ measures }: SimpleResultProps) {
  const bmi = computeBmi(measures.weight, measures.height)
  return (
    <div className="mt-6 grid gap-3">
      <p className="num text-[2.75rem] leading-none">
        {bmi.toFixed(1)} <span className="font-normal text-ink-muted text-sm">kg per m²</span>
      </p>
      <ClassPills category={bmiCategory(bmi)} />
      <ShortBmiReading bmi={bmi} />
    </div>
  )
}
