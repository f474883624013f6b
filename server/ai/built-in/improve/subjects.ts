/** Words of which a capital at the beginning means nothing. */
const DETERMINERS =
  'the a an this these that those some many most several such both each every my our your his her their its less more too few'
const WHICH =
  'regular fresh whole plain green leafy raw boiled fried cold hot new old healthy small large simple traditional seasonal local sugary packaged frequent sweet light heavy early late red white black yellow brown refined dry soaked roasted home-made processed junk fast street crash strict extra daily'
const THINGS =
  'dal rice roti rotis curd milk fish egg eggs fruit fruits vegetable vegetables pulses grains grain millets millet water tea coffee salt sugar oil oils ghee breakfast lunch dinner meal meals snack snacks walking yoga sleep almonds nuts seeds sprouts fibre fiber protein proteins iron calcium zinc vitamin vitamins minerals supplements portions portion ragi jowar bajra oats poha upma idli dosa paratha parathas khichdi paneer rajma chana chole sabzi salad salads soup soups sattu makhana jaggery honey butter buttermilk lassi chaas pickle pickles papad chutney namkeen biscuits sweets chocolate chocolates juice juices chips noodles bread pasta pizza chicken meat mutton prawns onion onions garlic ginger tomatoes potatoes spinach palak methi karela bananas apples mangoes papaya guava dates raisins peanuts soya tofu fasting diets diet food foods spices turmeric cumin medicine medicines tablets insulin exercise pranayama meditation surya weight blood thyroid diabetes obesity anaemia deficiency constipation acidity stress labels mistakes beginners children kids patients clients babies teenagers recipes habits symptoms questions myths advice information knowledge research surveys portion plates bowls tiffins lunch-boxes carbohydrates carbs fat fats calories'
const COMMON = new Set(`${DETERMINERS} ${WHICH} ${THINGS}`.split(' '))
/** "Mistakes are", but not "Indians are": a plural that is no people's name. */
const PLURAL = /^\p{Lu}\p{Ll}+s (?:are|were|have)\b/u
const NAMES =
  /^(?:\p{L}+(?:ians|icans|eans|ese|is)|Germans|Romans|Hindus|Sikhs|Jains|Muslims|Jews|Tamils|Gujaratis|Vedas|Puranas|Upanishads|Himalayas)\b/u
const PRONOUNS = /^(?:it|he|she|they|we|you|i|this|that|these|those|who|which|what|there|here)$/i
const OBJECTS: Readonly<Record<string, string>> = {
  it: 'it',
  they: 'them',
  he: 'him',
  she: 'her',
  we: 'us',
  this: 'this',
  these: 'these',
} // prettier-ignore
/** A capital further on: the whole may be a name. */
const CAPITAL = /[ -]\p{Lu}\p{Ll}/u

/** The first word would be small inside a sentence. */
export function beginsCommon(words: string): boolean {
  const [first = ''] = words.split(' ')
  return (
    COMMON.has(first.toLowerCase()) && (DETERMINERS.split(' ').includes(first.toLowerCase()) || !CAPITAL.test(words))
  )
}

/** A subject as it stands after the verb, or null where its capital may be a name's. */
export function toObject(subject: string, be: string, isFirst: boolean): string | null {
  if (PRONOUNS.test(subject)) return OBJECTS[subject.toLowerCase()] ?? null
  if (!isFirst) return subject
  const [first = ''] = subject.split(' ')
  const isPlural = PLURAL.test(`${first} ${be}`) && !NAMES.test(subject) && !CAPITAL.test(subject)
  return isPlural || beginsCommon(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : null
}
