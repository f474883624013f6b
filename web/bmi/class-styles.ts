import type { BmiClass } from '#domain/bmi/bmi.ts'

/** Colours of the BMI bands. */
export const CLASS_STYLES: Record<BmiClass, { pill: string; stroke: string; background: string }> = {
  underweight: {
    pill: 'bg-cat-mental-health-soft text-cat-mental-health-ink',
    stroke: 'stroke-(--aasmani-fill)',
    background: 'bg-(--aasmani-fill)',
  },
  normal: {
    pill: 'bg-pillar-fibre-soft text-pillar-fibre-ink',
    stroke: 'stroke-pillar-fibre',
    background: 'bg-pillar-fibre',
  },
  overweight: {
    pill: 'bg-pillar-energy-soft text-pillar-energy-ink',
    stroke: 'stroke-pillar-energy',
    background: 'bg-pillar-energy',
  },
  obese: {
    pill: 'bg-pillar-protein-soft text-pillar-protein-ink',
    stroke: 'stroke-pillar-protein',
    background: 'bg-pillar-protein',
  },
}

export const BAND_TEXTS: Record<BmiClass, string> = {
  underweight: 'Below 18.5',
  normal: '18.5 to 24.9',
  overweight: '25 to 29.9',
  obese: '30 and above',
}
