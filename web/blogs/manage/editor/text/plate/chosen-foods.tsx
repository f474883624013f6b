import { Minus, Plus, X } from 'lucide-react'
import { PORTION_UNITS } from '#domain/foods/food-kinds.ts'
import { portionsOf } from '#domain/foods/plate/plate-edits.ts'
import { formatNumber } from '#web/lib/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select-field.tsx'
import { type Chosen, unitLabel, withNextQuantity, withPortion } from './plate-draft.ts'

interface ChosenFoodsProps {
  chosen: readonly Chosen[]
  onChange: (chosen: readonly Chosen[]) => void
}

/** The foods on the plate, with portions and quantities. */
export function ChosenFoods({ chosen, onChange }: ChosenFoodsProps) {
  const replace = (at: number, changed: Chosen) =>
    onChange(chosen.map((item, index) => (index === at ? changed : item)))
  return (
    <ul aria-label="On the plate" className="divide-y divide-line rounded-card border border-line">
      {chosen.map((item, at) => (
        <ChosenFood
          // biome-ignore lint/suspicious/noArrayIndexKey: a food may be there twice, and rows hold no state
          key={`${item.food.id}-${at}`}
          chosen={item}
          onChange={(changed) => replace(at, changed)}
          onRemove={() => onChange(chosen.filter((_, index) => index !== at))}
        />
      ))}
    </ul>
  )
}

interface ChosenFoodProps {
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  onRemove: () => void
}

function ChosenFood({ chosen, onChange, onRemove }: ChosenFoodProps) {
  const { food, portion, quantity } = chosen
  const { name } = food
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-14 pl-4">
      <span className="wrap-anywhere min-w-40 flex-1 font-semibold leading-snug">{name}</span>
      <Select
        aria-label={`Portion of ${name}`}
        value={portion}
        onChange={({ target }) =>
          onChange(withPortion(chosen, PORTION_UNITS.find((unit) => unit === target.value) ?? portion))
        }
        className="w-48"
      >
        {portionsOf(food).map((option) => (
          <option key={option.unit} value={option.unit}>
            {unitLabel(option)}
          </option>
        ))}
      </Select>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
      <div
        role="group"
        aria-label={`Quantity of ${name}`}
        className="flex items-center rounded-pill border-[1.5px] border-line-strong"
      >
        <IconButton label={`Less ${name}`} icon={Minus} onClick={() => onChange(withNextQuantity(chosen, -1))} />
        <output aria-live="polite" className="num w-12 text-center">
          {formatNumber(quantity)}
        </output>
        <IconButton label={`More ${name}`} icon={Plus} onClick={() => onChange(withNextQuantity(chosen, 1))} />
      </div>
      <IconButton label={`Remove ${name}`} icon={X} onClick={onRemove} className="absolute top-2 right-2" />
    </li>
  )
}
