import type { FoodItem } from '#domain/foods/foods.schema.ts'
import { FOOD_STATUS_LABELS, type FoodStatus } from '#domain/foods/own/own-foods.schema.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

export const KIND_LABELS: Record<FoodItem['kind'], string> = { dish: 'Dish', food: 'Food' }

const TONES: Record<FoodStatus, BadgeTone> = {
  private: 'neutral',
  proposed: 'warning',
  declined: 'danger',
  library: 'success',
}

export function FoodStatusBadge({ status }: { status: FoodStatus }) {
  return (
    <Badge dot tone={TONES[status]}>
      {FOOD_STATUS_LABELS[status]}
    </Badge>
  )
}
