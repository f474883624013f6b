import type { PillarScores } from '../pillars.ts'
import type { PlatePart } from './plate-address.ts'

export interface SamplePlate {
  id: string
  name: string
  description: string
  parts: readonly PlatePart[]
  /** As the library calculates it; a test holds the figures to that. */
  score: number
  pillars: PillarScores
}

const [POHA, EGG, CURD, CHANA, CHAAS, FRIES, COLA] = [200202, 200407, 200404, 200429, 200250, 200446, 200449]
const [ORANGE, BANANA] = [9200, 9040]

/** The three plates of the home page's demo. */
export const SAMPLE_PLATES: readonly [SamplePlate, ...SamplePlate[]] = [
  {
    id: 'breakfast',
    name: 'Balanced Breakfast',
    description: 'Vegetable poha, boiled egg, curd and an orange',
    parts: [
      { food: POHA, portion: 'bowl', quantity: 1 },
      { food: EGG, portion: 'piece', quantity: 1 },
      { food: CURD, portion: 'bowl', quantity: 1 },
      { food: ORANGE, portion: 'gram', quantity: 160 },
    ],
    score: 8.5,
    pillars: { energy: 10, protein: 10, fiber: 7.3, fats: 8.2, vitamins: 7 },
  },
  {
    id: 'snack',
    name: 'Quick Snack',
    description: 'Roasted chana, banana and buttermilk',
    parts: [
      { food: CHANA, portion: 'piece', quantity: 1 },
      { food: BANANA, portion: 'gram', quantity: 110 },
      { food: CHAAS, portion: 'glass', quantity: 1 },
    ],
    score: 6.8,
    pillars: { energy: 6.7, protein: 6.6, fiber: 6.3, fats: 10, vitamins: 4.4 },
  },
  {
    id: 'fast-food',
    name: 'Fast Food',
    description: 'French fries and two glasses of cola',
    parts: [
      { food: FRIES, portion: 'plate', quantity: 1 },
      { food: COLA, portion: 'glass', quantity: 2 },
    ],
    score: 2.3,
    pillars: { energy: 0, protein: 2.6, fiber: 4.4, fats: 1.3, vitamins: 3.4 },
  },
]
