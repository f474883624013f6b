import { ChevronDown } from 'lucide-react'
import type { Portion } from '#domain/foods/foods.schema.ts'
import { NUTRIENT_NAMES, NUTRIENTS, type NutrientName } from '#domain/foods/nutrients.ts'
import { type Composition, knownShare } from '#domain/foods/plate/plate-amounts.ts'
import { formatNumber, formatPercent } from '#web/lib/format.ts'
import { amountText, gramsText } from '../../amount-text.ts'

/** The nutrients that a dietitian checks first. */
export const MAIN_NUTRIENTS = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fibre_g',
  'sodium_mg',
] as const satisfies readonly NutrientName[]
export const OTHER_NUTRIENTS = NUTRIENT_NAMES.filter((name) => !(MAIN_NUTRIENTS as readonly string[]).includes(name))

/** Tolerance for the rounding errors of summed shares. */
const ALL = 0.9995

interface AmountsTableProps {
  caption: string
  composition: Composition
  nutrients: readonly NutrientName[]
  portion: Pick<Portion, 'label' | 'grams'> | null
}

const CELL = 'border-line border-t py-2 pl-3 text-right tabular-nums'

/** Amounts per portion and per 100 g. */
export function AmountsTable({ caption, composition, nutrients, portion }: AmountsTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="align-bottom text-ink-muted">
        <tr>
          <th scope="col" className="pb-2 text-left font-medium">
            <span className="sr-only">Nutrient</span>
          </th>
          {portion ? (
            <th scope="col" className="wrap-anywhere pb-2 pl-3 text-right font-medium">
              {portion.label}
              <span className="block font-normal">{gramsText(portion.grams)}</span>
            </th>
          ) : null}
          <th scope="col" className="whitespace-nowrap pb-2 pl-3 text-right font-medium">
            100 g
          </th>
        </tr>
      </thead>
      <tbody>
        {nutrients.map((nutrient) => {
          const per100 = composition.nutrients[nutrient]
          const inPortion = per100 === null || !portion ? null : (per100 * portion.grams) / 100
          return (
            <tr key={nutrient}>
              <th scope="row" className="border-line border-t py-2 text-left font-normal">
                {NUTRIENTS[nutrient].label}
              </th>
              {portion ? <td className={`${CELL} font-semibold`}>{amountText(nutrient, inPortion)}</td> : null}
              <td className={CELL}>{amountText(nutrient, per100)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** More names than this are collapsed. */
const NAMED = 6

/** Names the unknown amounts, and those known only for a part of the weight. */
export function UnknownAmounts({ composition }: { composition: Composition }) {
  const shares = NUTRIENT_NAMES.map((name) => ({ label: NUTRIENTS[name].label, share: knownShare(composition, name) }))
  const unknown = shares.filter(({ share }) => share === 0).map(({ label }) => label)
  const partly = shares
    .filter(({ share }) => share > 0 && share < ALL)
    .map(({ label, share }) => `${label} (${formatPercent(share)})`)
  if (unknown.length + partly.length === 0) return <p className="text-ink-muted text-sm">Every amount is known.</p>
  return (
    <div className="grid gap-1.5 text-ink-muted text-sm">
      <Named title="Not known" many={(count) => `${count} amounts are not known`} labels={unknown} />
      <Named
        title="Known for a part of the weight"
        many={(count) => `${count} amounts are known for a part of the weight`}
        labels={partly}
      />
    </div>
  )
}

interface NamedProps {
  title: string
  many: (count: string) => string
  labels: readonly string[]
}

function Named({ title, many, labels }: NamedProps) {
  if (labels.length === 0) return null
  if (labels.length <= NAMED) {
    return (
      <p>
        <span className="font-semibold">{title}:</span> {labels.join(', ')}
      </p>
    )
  }
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        {many(formatNumber(labels.length))}
        <ChevronDown aria-hidden="true" className="icon flex-none group-open:rotate-180" />
      </summary>
      <p>{labels.join(', ')}</p>
    </details>
  )
}
