import { bmiCategory, bmiOf, hasAdultClasses } from '#domain/bmi/bmi.ts'
import { ShortBmiReading } from '#web/lib/short-bmi-reading.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { BmiScale, CLASS_LOOKS } from './bmi-scale.tsx'

interface BmiCardProps {
  weight: number | null
  height: number | null
  age: number | null
}

export function BmiCard({ weight, height, age }: BmiCardProps) {
  return (
    <Card>
      <h2 className="text-h4">BMI analysis</h2>
      {weight && height ? (
        <BmiReading bmi={bmiOf(weight, height)} age={age} />
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
  const figure = (
    <p className="mt-3 num text-[2.375rem] leading-none">
      {bmi.toFixed(1)} <span className="text-sm font-normal text-ink-muted">kg per m²</span>
    </p>
  )
  if (!hasAdultClasses(age)) {
    return (
      <>
        {figure}
        <p className="mt-4 text-sm text-ink-muted">
          The classes of BMI are for adults. Under 18, a doctor reads this value on a growth chart: show it at the next
          check-up. It is no reason for a diet.
        </p>
      </>
    )
  }
  return (
    <>
      {figure}
      <p className="mt-4 flex flex-wrap gap-2">
        <Badge dot className={CLASS_LOOKS[category.class].pill}>
          {category.label}
        </Badge>
        <Badge tone={category.class === 'normal' ? 'success' : 'neutral'}>{category.risk}</Badge>
      </p>
      <BmiScale bmi={bmi} category={category} />
      <div className="mt-4">
        <ShortBmiReading bmi={bmi} />
      </div>
      <p className="mt-2 text-xs text-ink-muted">
        For adults from 18 who are not pregnant; not a diagnosis. Ask your doctor first if you are ill or take medicine.
      </p>
    </>
  )
}
