import type { CountedUnit } from '#domain/foods/food-kinds.ts'

/** What a unit is called, and how one of it is usually read on a plate. */
export const PORTIONS: Record<CountedUnit, { name: string; label: string }> = {
  katori: { name: 'Katori', label: '1 katori (150 ml)' },
  bowl: { name: 'Bowl', label: '1 bowl (250 ml)' },
  plate: { name: 'Plate', label: '1 plate' },
  piece: { name: 'Piece', label: '1 piece' },
  glass: { name: 'Glass', label: '1 glass (250 ml)' },
  cup: { name: 'Cup', label: '1 cup (150 ml)' },
  tablespoon: { name: 'Tablespoon', label: '1 tablespoon' },
  teaspoon: { name: 'Teaspoon', label: '1 teaspoon' },
}
