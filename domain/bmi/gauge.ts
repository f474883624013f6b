import { BMI_BANDS, type BmiClass, bmiCategory } from './bmi.ts'

/** The gauge shows 15 to 40 kg/m²; values outside are shown at its ends. */
const GAUGE = { from: 15, to: 40 } as const
export const GAUGE_MARKS = [15, 18.5, 25, 30, 40] as const

/** 0 at the gauge's beginning, 1 at its end. */
export function gaugePosition(bmi: number): number {
  const inside = Math.min(Math.max(bmi, GAUGE.from), GAUGE.to)
  return (inside - GAUGE.from) / (GAUGE.to - GAUGE.from)
}

interface GaugeBand {
  class: BmiClass
  from: number
  to: number
}

export const GAUGE_BANDS: readonly GaugeBand[] = BMI_BANDS.map((band, at) => ({
  class: band.class,
  from: BMI_BANDS[at - 1]?.below ?? GAUGE.from,
  to: Math.min(band.below, GAUGE.to),
}))

const SPOKEN: Record<BmiClass, string> = {
  underweight: 'in the underweight band below 18.5',
  normal: 'in the normal weight band from 18.5 to 25',
  overweight: 'in the overweight band from 25 to 30',
  obese: 'in the obese band from 30',
}

export function describeGauge(bmi: number): string {
  return `BMI gauge from 15 to 40. Your value is ${bmi.toFixed(1)}, ${SPOKEN[bmiCategory(bmi).class]}.`
}
