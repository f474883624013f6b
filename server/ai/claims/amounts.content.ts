import { HERBS, MEDICINES, SUPPLEMENTS } from './medicines.content.ts'
import { WORD_NUMBER } from './numbers/number-words.ts'

/** An amount that guidelines advise, per day for an adult if not said otherwise. */
export interface AdvisedRange {
  /** Source of a pattern for what is eaten, drunk or taken. */
  of: string
  /** Written units, each in the range's unit. */
  units: Readonly<Record<string, number>>
  least?: number
  most: number
  isPerKilogram?: true
  /** What the guideline says, for the author. */
  advice: string
  /** Keys of the library's sources. */
  sources: readonly string[]
}

const MILLIGRAMS = { mg: 1, milligrams: 1, mcg: 0.001, µg: 0.001, micrograms: 0.001, g: 1000, gm: 1000, grams: 1000 }
const GRAMS = { g: 1, gm: 1, gms: 1, gram: 1, grams: 1, mg: 0.001 }
const LITRES = { litres: 1, litre: 1, liters: 1, l: 1, ml: 0.001, glasses: 0.25, bottles: 1 }

export const ADVISED_RANGES: readonly AdvisedRange[] = [
  {
    of: 'proteins?',
    units: GRAMS,
    least: 0.6,
    most: 2,
    isPerKilogram: true,
    advice:
      'Healthy adults need about 0.83 g of protein for each kilogram of body weight a day, and gains from strength training end at about 1.6 g',
    sources: ['icmr_nin_2020', 'morton_2018'],
  },
  {
    of: 'water|fluids?|liquids?',
    units: LITRES,
    least: 1,
    most: 4,
    advice: 'Indian guidelines advise about 2 litres of water a day, and more in the heat',
    sources: ['icmr_nin_2024', 'efsa_water_2010'],
  },
  {
    of: '(?:table |rock |pink |common )?salt',
    units: { ...GRAMS, teaspoons: 5, teaspoon: 5, tsp: 5, tablespoons: 15, tablespoon: 15 },
    most: 6,
    advice: 'WHO and Indian guidelines advise adults to stay below 5 g of salt a day',
    sources: ['who_sodium', 'icmr_nin_2024'],
  },
  {
    of: 'sodium',
    units: MILLIGRAMS,
    most: 2400,
    advice: 'WHO advises adults to stay below 2,000 mg of sodium a day',
    sources: ['who_sodium'],
  },
  {
    of: '(?:added |free |white |brown |refined )?sugar|jaggery|honey',
    units: { ...GRAMS, teaspoons: 4, tsp: 4, tablespoons: 12, tablespoon: 12 },
    most: 50,
    advice: 'Indian food labels count 50 g of added sugar as a day’s share, and less is better',
    sources: ['fssai_labelling_2020', 'icmr_nin_2024'],
  },
  {
    of: '(?:dietary )?(?:fibre|fiber)(?: intake)?',
    units: GRAMS,
    most: 60,
    advice: 'WHO advises adults to eat at least 25 g of fibre a day, and more of it is best added slowly',
    sources: ['who_carbohydrate_2023'],
  },
  {
    of: 'caffeine',
    units: MILLIGRAMS,
    most: 400,
    advice: 'Indian guidelines advise at most 300 mg of caffeine a day, and in pregnancy 200 mg is the limit',
    sources: ['icmr_nin_2024', 'efsa_2015'],
  },
  {
    of: '(?:black |strong |green |filter )?(?:coffee|espresso)',
    units: { cups: 1, mugs: 1 },
    most: 5,
    advice: 'Indian guidelines advise at most 300 mg of caffeine a day, about three cups of brewed coffee',
    sources: ['icmr_nin_2024'],
  },
  {
    of: 'vitamin c|ascorbic acid',
    units: MILLIGRAMS,
    most: 2000,
    advice: 'The US Office of Dietary Supplements names 2,000 mg of vitamin C a day as the upper limit',
    sources: ['ods_vitamin_c'],
  },
  {
    of: 'vitamin d3?',
    units: { iu: 1, units: 1, mcg: 40, µg: 40, micrograms: 40, mg: 40_000 },
    most: 4000,
    advice: 'The US Office of Dietary Supplements names 4,000 IU of vitamin D a day as the upper limit',
    sources: ['ods_vitamin_d'],
  },
  {
    of: 'calcium',
    units: MILLIGRAMS,
    most: 2500,
    advice: 'The US Office of Dietary Supplements names 2,500 mg of calcium a day as the upper limit',
    sources: ['ods_calcium'],
  },
  {
    of: 'iron',
    units: MILLIGRAMS,
    most: 60,
    advice: 'A doctor decides how much iron to take after a blood test, because too much does harm',
    sources: ['ods_iron'],
  },
  {
    of: 'folic acid|folate',
    units: MILLIGRAMS,
    most: 5,
    advice: 'Folic acid is counted in micrograms, and a doctor names the amount',
    sources: ['who_anc_2016'],
  },
  {
    of: 'iodine',
    units: MILLIGRAMS,
    most: 1.1,
    advice: 'The US Office of Dietary Supplements names 1,100 mcg of iodine a day as the upper limit',
    sources: ['ods_iodine'],
  },
  {
    of: 'sleep(?:ing)?',
    units: { hours: 1, hrs: 1, hour: 1 },
    least: 6,
    most: 10,
    advice: 'Adults are advised to sleep 7 hours or more a night',
    sources: ['aasm_2015'],
  },
  {
    of: '(?:calorie |energy )?(?:deficit|shortfall)',
    units: { kcal: 1, calories: 1, cal: 1 },
    most: 1000,
    advice: 'Guidelines for losing weight name 500 to 600 kcal a day below what the body uses',
    sources: ['nice_ng246'],
  },
]

/** The most that an adult should lose in a week, in kilograms. */
export const LOSS_A_WEEK = 1

/** Words that advise or permit an amount. */
export const ADVISED =
  /\b(?:eat|drink|takes?|have|needs?|requires?|should|must|ought|aim|safe(?:ly)?|can|allow\w*|recommend\w*|advis\w*|enough|ideal\w*|keep|gets?|consume|give|target|up to|intake|include|start|go for|stick|fine|okay|ok|good|healthy|normal|sip|finish|swallow|try|mix|stir|put|feed|offer|sleep|daily|every day|each night)\b/i
/** What people do, what was tested, and warnings: no advice. */
export const OBSERVED =
  /\b(?:average|surveys?|too (?:much|high|many|fast|little)|twice|double|times (?:the|as|what)|more than (?:the|we|you|they) |excess\w*|harm\w*|danger\w*|toxic\w*|poison\w*|overdoses?|kidney stones|diarrhoea|upper limit|trials?|stud(?:y|ies|ied)|instead|unsafe|risk\w*|unrealistic|comes? back|mostly water|not (?:safe|healthy|needed|sustainable)|contains?|holds?|recipe|marathon\w*|athletes?)\b|\b(?:indians?|people|adults|men|women|families|many|most|we|households)\b(?! should| must| can| need)(?: \w+){0,3}? (?:eat|drink|consume|take|have|get)s?\b/i

export const CHILD =
  /\b(?:child(?:ren)?(?:[’']s)?|kids?|bab(?:y|ies)|infants?|toddlers?|newborns?|school-?goers|(?:\w+[- ])?(?:months?|years?)[- ]olds?|(?:babies|infants?) of|(?:son|daughter)s?|boys?|girls?|teen(?:ager)?s?|adolescents?)\b/i
/** What a food holds is no dose. */
export const FROM_FOOD =
  /\b(?:brings|gives|contains?|holds|provides|rich in|worth of|from food|has|glass of|bowl of)\b/i
/** What a child gets only in an amount that a doctor has named. */
const MEASURED_FOR_CHILDREN =
  'proteins?(?: powders?)?|whey|syrups?|tonics?|gripe water|ghutti|caffeine|coffee|brandy|laxatives?|ors|cough mixture|multivitamins?'

const NUMBER = `\\d+(?:[.,]\\d+)*|${WORD_NUMBER}`
export const HAS_NUMBER = new RegExp(`\\d|\\bhalf\\b|\\b${WORD_NUMBER}`, 'i')
export const AMOUNT = `(?<![\\w.,])(?<first>${NUMBER})(?:\\s*(?:-|–|to|and|or)\\s*(?<second>${NUMBER}))?[\\s-]*`
export const GAP = '[^.,;:?!]{0,25}?'
export const A_DAY =
  /\b(?:(?:a|per|each|every|the|in a|whole|single) (?:day|night)|daily|(?:every|each) (?:morning|night|evening)|in 24 hours|in the day|before (?:going to )?bed(?:time)?)\b|\/ ?day\b/i
export const A_KILOGRAM = /\b(?:per|a|each|every|for (?:each|every)) ?(?:kgs?|kilo(?:gram)?s?)\b|\/ ?kg\b/i

const LOSS_VERB =
  '\\b(?:los(?:e|es|ing|t)|drop(?:s|ped)?|shed(?:s|ding)?|reduc(?:e|es|ed|ing)|burn(?:s|ed)?|melt(?:s|ed)?)\\b'
export const IN_KILOS = /\b(?:kgs?|kilos?|kilograms?|pounds?|lbs?)\b/i
const KILOS = `${AMOUNT}(?<unit>kgs?|kilos?|kilograms?|pounds?|lbs?)\\b`
const TIME = `(?:in|within|every|per|each|a|by)(?: (?:just|only|the (?:first|next)|as little as|a|one)){0,2} (?:(?<count>${NUMBER}) )?(?<time>days?|weeks?|months?|fortnight)\\b`
export const LOSSES: readonly RegExp[] = [
  new RegExp(`${LOSS_VERB}${GAP}${KILOS}[^.,;:?!]{0,20}? ${TIME}`, 'i'),
  new RegExp(
    `\\b(?:in|within) (?:(?:just|only) )?(?<count>${NUMBER}) (?<time>days?|weeks?|months?)[^.;:?!]{0,25}?${LOSS_VERB}${GAP}${KILOS}`,
    'i',
  ),
  new RegExp(
    `${KILOS}[^.,;:?!]{0,20}?(?:weight[- ]loss|lost|loss|down|lighter|slimmer)\\b[^.,;:?!]{0,10}? ${TIME}`,
    'i',
  ),
]

const CHILD_AMOUNT = `${AMOUNT}(?:an? )?(?:g|gms?|grams?|mg|mcg|µg|iu|ml|drops?|(?:tea|table)?spoon(?:ful)?s?|tsp|tbsp|tablets?|pills?|capsules?|gummies|scoops?|sachets?|puffs?|units?|pinch(?:es)?)\\b`
const MEASURED = `(?:${MEASURED_FOR_CHILDREN}|${MEDICINES}|${HERBS}|${SUPPLEMENTS})`
export const FOR_CHILD = new RegExp(
  `(?:${CHILD_AMOUNT}|\\bhalf an? (?:tea|table)?(?:spoon|tablet|capsule)\\w*)${GAP}\\b${MEASURED}\\b|\\b${MEASURED}\\b[^.;:?!]{0,40}?${CHILD_AMOUNT}`,
  'i',
)
