/** The five bowls of the plate, clockwise, and in this order in every list. */
export const PILLARS = ['energy', 'protein', 'fiber', 'fats', 'vitamins'] as const
export type Pillar = (typeof PILLARS)[number]
export type PillarScores = Record<Pillar, number>

export const PILLAR_LABELS: Record<Pillar, string> = {
  energy: 'Energy balance',
  protein: 'Protein',
  fiber: 'Fibre and digestion',
  fats: 'Healthy fats',
  vitamins: 'Vitamins',
}

export const PILLAR_MAX = 10
