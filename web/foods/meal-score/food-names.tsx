import type { FoodItem } from '#domain/foods/foods.schema.ts'
import { cx } from '#web/ui/cx.ts'

/** Hindi and Punjabi names in their own scripts. */
export function NativeNames({ food: { hindi, punjabi }, className }: { food: FoodItem; className?: string }) {
  if (!hindi && !punjabi) return null
  return (
    <span className={cx('device-scripts text-ink-muted text-sm', className)}>
      {hindi ? <span lang="hi">{hindi}</span> : null}
      {hindi && punjabi ? (
        <>
          <span aria-hidden="true"> · </span>
          <span className="sr-only">, </span>
        </>
      ) : null}
      {punjabi ? <span lang="pa">{punjabi}</span> : null}
    </span>
  )
}

type Mark = 'vegetarian' | 'egg' | 'meat' | 'unknown'

const MARKS: Record<Mark, string> = {
  vegetarian: 'Vegetarian',
  egg: 'With egg',
  meat: 'Non-vegetarian',
  unknown: 'Veg or non-veg not known',
}

function markOf({ flags }: FoodItem): Mark {
  if (flags === null) return 'unknown'
  if (flags.includes('vegetarian')) return 'vegetarian'
  return flags.some((flag) => flag === 'meat' || flag === 'fish' || flag === 'shellfish') ? 'meat' : 'egg'
}

/** As on Indian packets, a mark in a square, with its word. */
export function VegMark({ food }: { food: FoodItem }) {
  const mark = markOf(food)
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {mark === 'unknown' ? null : (
        <svg
          viewBox="0 0 14 14"
          aria-hidden="true"
          className={cx('-mt-0.5 size-3.5', mark === 'vegetarian' ? 'text-success' : 'text-ink-muted')}
        >
          <rect
            x=".75"
            y=".75"
            width="12.5"
            height="12.5"
            rx="1.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
          {mark === 'meat' ? (
            <path d="M7 3.6 10.6 10H3.4Z" fill="currentColor" />
          ) : (
            <circle cx="7" cy="7" r="3" fill="currentColor" />
          )}
        </svg>
      )}
      {MARKS[mark]}
    </span>
  )
}
