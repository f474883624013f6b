import { type BmiCategory, bmiCategory, computeBmi, hasAdultClasses, indianReading } from './bmi.ts'
import type { BmiMeasures } from './entry.ts'
import { healthyWeight, indianHealthyWeight, type WeightRange } from './healthy-weight.ts'

export interface AdultReading {
  category: BmiCategory
  healthy: WeightRange
  indianHealthy: WeightRange
  indianReading: string
}

export interface BmiResult {
  bmi: number
  measures: BmiMeasures
  /** Null under 18 and in pregnancy, since the classes only apply to other adults. */
  adult: AdultReading | null
}

export function toResult(measures: BmiMeasures, isPregnant = false): BmiResult {
  const { weight, height, age } = measures
  const bmi = computeBmi(weight, height)
  if (isPregnant || !hasAdultClasses(age)) return { bmi, measures, adult: null }
  const adult = {
    category: bmiCategory(bmi),
    healthy: healthyWeight(height),
    indianHealthy: indianHealthyWeight(height),
    indianReading: indianReading(bmi),
  }
  return { bmi, measures, adult }
}
