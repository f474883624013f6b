import type { Subject } from '../../knowledge/subject.ts'

const DISH =
  '(?:palak paneer|paneer|sarson (?:da|ka) saag|saag|chillas?|cheela|dosas?|idlis?|dhoklas?|dals?|rajma|chole|sambar|khichdi|poha|upma|parathas?|rotis?|chapatis?|curd|dahi|yogh?urt|raita|lassi|buttermilk|chaas|kanji|chutneys?|pickles?|achar|sabzi|salads?|soups?|laddoos?|ladoos?|ladd?us?|halwa|kheer|smoothies?|muesli|porridge|dalia|pulao|biryani|snacks?|sprouts|ghee|haldi doodh|golden milk|nimbu pani|aam panna|uttapams?|appams?|batter|makhana|namkeen|chaat|tikkis?|cutlets?|pakoras?|samosas?|bread|cakes?|cookies|energy balls|bars|bajra khichdi|ragi malt|sheera|breakfast|tiffin)'
const RECIPE = [
  /\bhow to sprout\b|\brecipe\b|\bstep[- ]by[- ]step\b|\bingredients (?:of|for|in)\b/i,
  new RegExp(
    `\\bhow to (?:make|cook|prepare|bake|set|ferment|brew|fry) (?:an? |the |your |some |perfect |good |best |thick |soft |crispy |healthy |fresh |homemade |instant |easy |\\w+ )?(?:\\w+ )?${DISH}(?: at home| easily| quickly)?\\??$`,
    'i',
  ),
  new RegExp(
    `\\bwhat each ingredient\\b|\\b${DISH} (?:banane ki vidhi|kaise banaye|kaise banaen|kaise banayein)\\b`,
    'i',
  ),
]
/** Dishes that belong to a wider subject. */
const DISHES = new RegExp(`\\b${DISH}\\b`, 'gi')
const NARROW =
  /^(?:palak paneer|sarson (?:da|ka) saag|saag|chillas?|cheela|poha|upma|khichdi|sambar|dhoklas?|kheer|halwa|lassi|kanji)$/i

/** True for "Palak paneer recipe": the library covers foods, but has no recipes with amounts. */
export function asksForRecipe(sentence: string): boolean {
  return RECIPE.some((pattern) => pattern.test(sentence))
}

/** The dish to cook: "moong dal chilla" in "Moong dal chilla: step by step recipe". */
export function toDish(topic: string): string {
  return topic
    .replace(/^(?:an? |the |easy |quick |simple |best |my )*recipes? (?:of|for) (?:an? |the )?/i, '')
    .replace(/^how to (?:make|cook|prepare|bake|set|ferment|brew|fry) (?:an? |the |your |some )?/i, '')
    .replace(
      /[:,–-]? *(?:(?:an? |the |easy |quick |simple |full )*(?:step[- ]by[- ]step ?)?recipe|step[- ]by[- ]step)\b.*$/i,
      '',
    )
    .replace(/,? and what each ingredient brings$/i, '')
    .replace(/[?\s]+$/, '')
}

/** Dishes of a topic that do not occur in any text of the subjects. */
export function findUnmentionedDishes(sentence: string, subjects: readonly Subject[]): string[] {
  const mentions = subjects.flatMap(({ facts, steps, example }) => [
    ...facts.map(({ text }) => text),
    ...steps,
    example,
  ])
  const text = mentions.join(' ').toLowerCase()
  return (sentence.match(DISHES) ?? [])
    .map((dish) => dish.toLowerCase())
    .filter((dish) => NARROW.test(dish) && !text.includes(dish.replace(/s$/, '')))
}
