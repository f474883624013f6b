import { Minus, Plus, X } from 'lucide-react'
import type { FoodItem, Portion } from '#domain/foods/foods.schema.ts'
import type { PlatePart } from '#domain/foods/plate/plate-address.ts'
import { portionsOf, stepped, withoutPart, withPortion, withQuantity } from '#domain/foods/plate/plate-edits.ts'
import { portionText, servingText } from '#domain/foods/serving-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { NativeNames, VegMark } from '../food-names.tsx'
import { RoundAmount, TextWithAmount, useHiddenAmounts } from '../hidden-amounts.tsx'
import { PlateLink, usePlateStep } from '../plate-link.tsx'
import type { PlateControls, PlateRow as Row } from '../use-plate-page.ts'
import { QuantityInput } from './quantity-input.tsx'

export const PLATE_HEADING_ID = 'plate'

export function YourPlate({ controls, problems }: { controls: PlateControls; problems: readonly string[] }) {
  const { rows, toPath } = controls
  const count = rows.length === 1 ? '1 food' : `${rows.length} foods`
  return (
    <section aria-labelledby={PLATE_HEADING_ID}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={PLATE_HEADING_ID} tabIndex={-1} className="text-h3">
          Your plate
        </h2>
        {rows.length > 0 ? (
          <p className="flex items-center gap-x-4 text-ink-muted text-sm">
            {count}
            <PlateLink
              to={toPath({ parts: [] })}
              step={{ said: 'The plate is empty.', before: toPath({}) }}
              className="inline-flex min-h-11 items-center text-link-line print:hidden"
            >
              Empty the plate
            </PlateLink>
          </p>
        ) : null}
      </div>
      <Problems problems={problems} />
      {rows.length > 0 ? (
        <Card flush className="mt-2 print:border-0 print:shadow-none">
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <PlateRow key={row.key} row={row} controls={controls} />
            ))}
          </ul>
        </Card>
      ) : (
        <p className="mt-3 text-ink-muted print:hidden">
          Nothing is on it yet. Search for what you eat, one food at a time.
        </p>
      )}
      <LastStep />
    </section>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Banner tone="warning" className="my-3 print:hidden">
      {[...new Set(problems)].map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Banner>
  )
}

/** The last change, with Undo; the score announces it. */
function LastStep() {
  const step = usePlateStep()
  if (step?.before === undefined) return null
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-primary-soft px-4 text-on-primary-soft print:hidden">
      <span className="py-2.5">
        <TextWithAmount>{step.said}</TextWithAmount>
      </span>
      <PlateLink
        to={step.before}
        data-undo=""
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-[.22em]"
      >
        Undo
      </PlateLink>
    </p>
  )
}

interface RowProps {
  row: Row
  controls: PlateControls
}

const UNKNOWN_NAME = 'A food we couldn’t load'
const nameOf = (food: FoodItem | null) => food?.name ?? UNKNOWN_NAME
/** "katori (150 ml)" of "1 katori (150 ml)". */
const unitLabel = ({ unit, label }: Portion) => (unit === 'gram' ? 'grams' : label.replace(/^1\s+/, ''))

/** "2 × katori (150 ml) of rajma masala on the plate." */
function announcementOf({ food }: Row, part: PlatePart, areAmountsHidden: boolean): string {
  if (!food || (areAmountsHidden && part.portion === 'gram')) return `${nameOf(food)} is changed.`
  return `${servingText({ ...part, food })} on the plate.`
}

function PlateRow({ row, controls }: RowProps) {
  const { food, part } = row
  return (
    <li className="relative px-4 py-4 sm:px-5 print:break-inside-avoid print:px-0 print:py-1.5">
      <div className="pr-12 print:pr-0">
        <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-2.5">
          {food && part.portion !== 'gram' ? (
            <span className="hidden print:inline">{portionText({ ...part, food })}</span>
          ) : null}
          <span className="font-semibold leading-snug">{nameOf(food)}</span>
          {food ? <NativeNames food={food} /> : null}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3.5 text-ink-muted text-sm">
          {food ? <VegMark food={food} /> : null}
          <RoundAmount value={row.grams} unit="g" />
          <RoundAmount value={row.energy_kcal} unit="kcal" />
        </p>
      </div>
      <RemoveLink row={row} controls={controls} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 print:hidden">
        <Stepper row={row} controls={controls} />
        {food ? <Portions food={food} row={row} controls={controls} /> : null}
      </div>
    </li>
  )
}

function RemoveLink({ row: { food, at }, controls: { parts, toPath } }: RowProps) {
  const name = nameOf(food)
  return (
    <PlateLink
      to={toPath({ parts: withoutPart(parts, at) })}
      step={{ said: `${name} is off the plate.`, before: toPath({}) }}
      aria-label={`Remove ${name}`}
      className="icon-button absolute top-2.5 right-2.5 print:hidden"
    >
      <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <Tooltip>{`Remove ${name}`}</Tooltip>
    </PlateLink>
  )
}

function Stepper({ row, controls }: RowProps) {
  const { at, part, food, portion } = row
  const { parts, toPath } = controls
  const name = nameOf(food)
  const areAmountsHidden = useHiddenAmounts()
  const isHidden = areAmountsHidden && part.portion === 'gram'
  const toAnnouncement = (quantity: number) => announcementOf(row, { ...part, quantity }, areAmountsHidden)
  const step = (direction: 1 | -1) => {
    const quantity = stepped(part, direction)
    return {
      to: toPath({ parts: withQuantity(parts, at, quantity) }),
      step: { said: toAnnouncement(quantity) },
      isDisabled: quantity === part.quantity,
      className: 'icon-button aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle',
    }
  }
  return (
    <div className="relative flex items-center rounded-pill border-[1.5px] border-line-strong bg-surface">
      <PlateLink {...step(-1)} aria-label={`Less ${name}`}>
        <Minus aria-hidden="true" className="size-5" strokeWidth={2} />
      </PlateLink>
      {isHidden ? null : (
        <span className={cx('contents', part.portion === 'gram' && 'in-data-[amounts=hidden]:hidden')}>
          <QuantityInput
            row={row}
            controls={controls}
            toAnnouncement={toAnnouncement}
            label={`Quantity of ${name}${portion ? ` in ${unitLabel(portion)}` : ''}`}
          />
        </span>
      )}
      <PlateLink {...step(1)} aria-label={`More ${name}`}>
        <Plus aria-hidden="true" className="size-5" strokeWidth={2} />
      </PlateLink>
    </div>
  )
}

const CHIP =
  'inline-flex min-h-11 items-center rounded-pill border border-line-strong px-3 pt-[.2em] text-ink-muted text-sm leading-tight transition-colors duration-(--dur-1) hover:bg-primary-soft hover:text-on-primary-soft aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-on-primary-soft'

/** How the food is counted: links, so that they work without scripts too. */
function Portions({ food, row, controls: { parts, toPath } }: RowProps & { food: FoodItem }) {
  const isHidden = useHiddenAmounts()
  const { at, part, grams } = row
  return (
    <ul aria-label={`Portion of ${food.name}`} className="flex flex-wrap gap-1.5">
      {portionsOf(food).map((portion) => {
        const isCurrent = portion.unit === part.portion
        const isByWeight = portion.unit === 'gram'
        if (isByWeight && isHidden && !isCurrent) return null
        const changed = isCurrent ? parts : withPortion(parts, at, portion, grams ?? 0)
        return (
          <li
            key={portion.unit}
            className={cx('max-w-full flex-none', isByWeight && !isCurrent && 'in-data-[amounts=hidden]:hidden')}
          >
            <PlateLink
              to={toPath({ parts: changed })}
              step={{ said: announcementOf(row, changed[at] ?? part, isHidden) }}
              aria-current={isCurrent ? 'true' : undefined}
              className={CHIP}
            >
              {isByWeight ? <GramsWord /> : <TextWithAmount>{unitLabel(portion)}</TextWithAmount>}
            </PlateLink>
          </li>
        )
      })}
    </ul>
  )
}

const GramsWord = () => (useHiddenAmounts() ? 'by weight' : 'grams')
