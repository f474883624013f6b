import { type Allergen, FOOD_FLAG_LABELS, type FoodFlag, isDiet } from '#domain/foods/food-flags.ts'
import { Fact } from '#web/ui/fact.tsx'

const labels = (flags: readonly FoodFlag[]) => flags.map((flag) => FOOD_FLAG_LABELS[flag]).join(', ')

interface FoodContentsProps {
  /** Null if not stated. */
  flags: readonly FoodFlag[] | null
  mayContain: readonly Allergen[]
  /** Ingredients whose contents are not stated. */
  unknown?: readonly string[]
}

/** The diets that a food fits and the allergens in it. */
export function FoodContents({ flags, mayContain, unknown = [] }: FoodContentsProps) {
  if (flags === null) {
    return (
      <p className="wrap-anywhere text-ink-muted text-sm">
        {unknown.length > 0
          ? `We don’t know what is in ${unknown.join(', ')}, so diets and allergens are not known.`
          : 'We don’t know what it contains, so diets and allergens are not known.'}
      </p>
    )
  }
  const [diets, contains] = [flags.filter(isDiet), flags.filter((flag) => !isDiet(flag))]
  return (
    <dl className="grid gap-3">
      <Fact term="Fits">{diets.length > 0 ? labels(diets) : 'None of the diets we track'}</Fact>
      <Fact term="Contains">{contains.length > 0 ? labels(contains) : 'None of the ten allergens we track'}</Fact>
      {mayContain.length > 0 ? <Fact term="May contain">{labels(mayContain)}</Fact> : null}
    </dl>
  )
}
