import { INDIAN_HEALTHY_RANGE } from '#domain/bmi/bmi.ts'
import type { AdultReading } from '#domain/bmi/bmi-result.ts'
import { HEALTHY_RANGE } from '#domain/bmi/healthy-weight.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CLASS_STYLES } from '../class-styles.ts'
import type { ResultTexts } from './shown-result.ts'

export function ClassPills({ category }: Pick<AdultReading, 'category'>) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge dot className={`${CLASS_STYLES[category.class].pill} text-sm!`}>
        {category.label}
      </Badge>
      <Badge tone={category.class === 'normal' ? 'success' : 'neutral'} className="text-sm!">
        {category.risk}
      </Badge>
    </p>
  )
}

export function HealthyRange({ healthy, rangeLabel }: Pick<ResultTexts, 'healthy' | 'rangeLabel'>) {
  return (
    <div className="rounded-card bg-sunken px-6 pt-5 pb-4">
      <p className="text-ink-muted text-sm">{rangeLabel}</p>
      <p className="num whitespace-nowrap text-[clamp(1.375rem,7vw,1.75rem)] leading-tight">{healthy}</p>
      <p className="text-ink-muted text-sm">BMI {HEALTHY_RANGE}</p>
    </div>
  )
}

/** Always shown with the main result. */
export function IndianReading({
  adult,
  indianHealthy,
  waist,
}: Pick<ResultTexts, 'indianHealthy' | 'waist'> & { adult: AdultReading }) {
  return (
    <>
      <p>
        {adult.indianReading} Their healthy range is {INDIAN_HEALTHY_RANGE}: {indianHealthy} for you.
      </p>
      {waist ? <p className="mt-1.5 text-ink-muted text-sm">{waist}</p> : null}
    </>
  )
}
