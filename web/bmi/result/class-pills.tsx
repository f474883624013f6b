import type { AdultReading } from '#domain/bmi/bmi-result.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CLASS_STYLES } from '../class-styles.ts'

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
