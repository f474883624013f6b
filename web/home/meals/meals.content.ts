/** Clockwise on the plate, and in this order in every list. */
export const PILLARS = ['energy', 'protein', 'fiber', 'fats', 'vitamins'] as const
export type Pillar = (typeof PILLARS)[number]

export const PILLAR_LABELS: Record<Pillar, string> = {
  energy: 'Energy balance',
  protein: 'Protein',
  fiber: 'Fibre and digestion',
  fats: 'Healthy fats',
  vitamins: 'Vitamins',
}

export interface SampleMeal {
  id: string
  name: string
  description: string
  /** Out of 10: the mean of the five. */
  score: number
  pillars: Record<Pillar, number>
}

export const SAMPLE_MEALS: readonly [SampleMeal, ...SampleMeal[]] = [
  {
    id: 'breakfast',
    name: 'Balanced Breakfast',
    description: 'Vegetable poha, boiled egg, curd and an orange',
    score: 8.5,
    pillars: { energy: 8.2, protein: 8.8, fiber: 8.6, fats: 8, vitamins: 8.9 },
  },
  {
    id: 'snack',
    name: 'Quick Snack',
    description: 'Roasted chana, banana and buttermilk',
    score: 6.8,
    pillars: { energy: 7.4, protein: 7.2, fiber: 8.2, fats: 5.1, vitamins: 6.1 },
  },
  {
    id: 'fast-food',
    name: 'Fast Food',
    description: 'Burger, fries and a cola',
    score: 2.3,
    pillars: { energy: 1.2, protein: 4.6, fiber: 1.9, fats: 1.5, vitamins: 2.3 },
  },
]
