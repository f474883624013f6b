import { toStem, toWords } from './stems.ts'

/** Words with one meaning whose endings no rule connects. */
const SAME: Readonly<Record<string, string>> = {
  healthy: 'health',
  salty: 'salt',
  oily: 'oil',
  sugary: 'sugar',
  sleepy: 'sleep',
  asleep: 'sleep',
  slept: 'sleep',
  anxious: 'anxiety',
  lonely: 'loneliness',
  depressed: 'depression',
  depressive: 'depression',
  stressful: 'stress',
  festive: 'festival',
  muscular: 'muscle',
  fibrous: 'fibre',
  alcoholic: 'alcohol',
  diabetic: 'diabetes',
  diabetics: 'diabetes',
  hypertensives: 'hypertension',
  vegetarians: 'vegetarian',
  anaemic: 'anaemia',
  fatigue: 'tiredness',
  fatigued: 'tiredness',
  exhausted: 'tiredness',
  exhaustion: 'tiredness',
  hypertensive: 'hypertension',
  vegetarianism: 'vegetarian',
  old: 'older',
  senior: 'older',
  seniors: 'older',
  elderly: 'older',
  elders: 'older',
  ageing: 'older',
  aging: 'older',
  meditative: 'meditation',
  weights: 'dumbbells',
  greens: 'leaves',
  veg: 'vegetarian',
  veggie: 'vegetable',
  // Not the root of "fast", which also means quick.
  fasting: 'upvas',
  fasts: 'upvas',
}
const LEFT_MIN = 4

/** The common root of related words: "hydrated", "hydrate" and "hydration". Coarser than a stem. */
export function toRoot(word: string): string {
  const stem = toStem(SAME[word] ?? word)
  const root = stem.replace(/(?:ation|at|ness|ful)$/, '')
  return root.length >= LEFT_MIN ? root : stem
}

export function toRoots(text: string): string[] {
  return toWords(text).map(toRoot)
}
