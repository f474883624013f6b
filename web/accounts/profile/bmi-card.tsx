import {
  BMI_BANDS,
  type BmiCategory,
  type BmiClass,
  bmiCategory,
  computeBmi,
  hasAdultClasses,
} from '#domain/bmi/bmi.ts'
import { ShortBmiReading } from '#web/lib/short-bmi-reading.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

export function BmiCard({ weight, height, age }: { weight: number | null; height: number | null; age: number | null }) {
  return (
    <Card>
      <h2 className="text-h4">BMI analysis</h2>
      {weight && height ? (
        <BmiReading bmi={computeBmi(weight, height)} age={age} />
      ) : (
        <p className="mt-2 text-ink-muted">{missingText(weight, height)}</p>
      )}
    </Card>
  )
}

function missingText(weight: number | null, height: number | null): string {
  if (!weight && !height) return 'Add your height and weight to see your BMI.'
  return weight ? 'Add your height to see your BMI.' : 'Add your weight to see your BMI.'
}

function BmiReading({ bmi, age }: { bmi: number; age: number | null }) {
  const category = bmiCategory(bmi)
  const value = (
    <p className="mt-3 num text-[2.375rem] leading-none">
      {bmi.toFixed(1)} <span className="text-sm font-normal text-ink-muted">kg per m²</span>
    </p>
  )
  if (!hasAdultClasses(age)) {
    return (
      <>
        {value}
        <p className="mt-4 text-sm text-ink-muted">
          BMI categories are for adults. Under 18, a doctor reads this value on a growth chart. Show it at your next
          check-up. It’s not a reason to diet.
        </p>
      </>
    )
  }
  return (
    <>
      {value}
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge dot className={CLASS_STYLES[category.class].pill}>
          {category.label}
        </Badge>
        <Badge tone={category.class === 'normal' ? 'success' : 'neutral'}>{category.risk}</Badge>
      </p>
      <BmiScale bmi={bmi} category={category} />
      <div className="mt-4">
        <ShortBmiReading bmi={bmi} />
      </div>
      <p className="mt-2 text-xs text-ink-muted">
        For adults from 18 who aren’t pregnant. It’s not a diagnosis. If you’re ill or take medicine, ask your doctor
        first.
      </p>
    </>
  )
}

/** The ends of the BMI scale. */
const MIN = 15
const MAX = 40

/** Colours of the BMI bands. */
const CLASS_STYLES: Record<BmiClass, { pill: string; band: string }> = {
  underweight: { pill: 'bg-cat-mental-health-soft text-cat-mental-health-ink', band: 'bg-(--aasmani-fill)' },
  normal: { pill: 'bg-pillar-fibre-soft text-pillar-fibre-ink', band: 'bg-pillar-fibre' },
  overweight: { pill: 'bg-pillar-energy-soft text-pillar-energy-ink', band: 'bg-pillar-energy' },
  obese: { pill: 'bg-pillar-protein-soft text-pillar-protein-ink', band: 'bg-pillar-protein' },
}

const percent = (value: number) => ((Math.min(Math.max(value, MIN), MAX) - MIN) / (MAX - MIN)) * 100

/** A linear gauge with four bands from 15 to 40; a text describes it to screen readers. */
function BmiScale({ bmi, category }: { bmi: number; category: BmiCategory }) {
  const description = `BMI scale from ${MIN} to ${MAX}. Your value is ${bmi.toFixed(1)}, in the band ${category.label}.`
  const starts = [MIN, ...BMI_BANDS.map((band) => Math.min(band.below, MAX))]
  return (
    <div className="mt-5">
      <p className="sr-only">{description}</p>
      <div aria-hidden="true" className="relative flex h-2.5 gap-1">
        {BMI_BANDS.map((band, index) => (
          <span
            key={band.class}
            className={`rounded-full ${CLASS_STYLES[band.class].band}`}
            style={{ flexGrow: percent(starts[index + 1] ?? MAX) - percent(starts[index] ?? MIN) }}
          />
        ))}
        <span
          className="absolute top-1/2 size-5 -translate-1/2 rounded-full border-[3px] border-ink bg-surface"
          style={{ left: `${percent(bmi)}%` }}
        />
      </div>
      <div aria-hidden="true" className="relative mt-2 h-5 text-xs text-ink-muted tabular-nums">
        {starts.map((value) => (
          <span
            key={value}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${percent(value)}%` }}
          >
            {value}
          </span>
        ))}
      </div>
    </div>
  )
}
