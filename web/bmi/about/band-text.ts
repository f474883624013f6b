import type { BmiClass } from '#domain/bmi/bmi.ts'

const TEXTS: Record<BmiClass, string> = {
  underweight: 'Below 18.5',
  normal: '18.5 to 24.9',
  overweight: '25 to 29.9',
  obese: '30 and above',
}

export function bandText(band: { class: BmiClass }): string {
  return TEXTS[band.class]
}
