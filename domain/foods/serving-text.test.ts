import { expect, test } from 'vitest'
import type { PortionUnit } from './food-kinds.ts'
import { servingText } from './serving-text.ts'

const portions = (unit: PortionUnit, label: string) => [{ unit, label, grams: 100 }]

test.each([
  ['Rajma masala', 'katori', '1 katori (150 ml)', 1, '1 katori (150 ml) of rajma masala'],
  ['Rajma masala', 'katori', '1 katori (150 ml)', 1.5, '1.5 × katori (150 ml) of rajma masala'],
  ['Kerala fish curry', 'bowl', '1 bowl (250 ml)', 1, '1 bowl (250 ml) of Kerala fish curry'],
  ['Roti (phulka)', 'piece', '1 roti (18 cm)', 2, 'Roti (phulka), 2 × roti (18 cm)'],
  ['Khaman', 'piece', '1 piece', 1, '1 piece of khaman'],
  ['Macher jhol', 'piece', '1 piece of fish with gravy', 1, 'Macher jhol, 1 piece of fish with gravy'],
  ['Almonds', 'gram', '1 g', 15, '15\u00a0g of almonds'],
] as const)('%s by the %s', (name, unit, label, quantity, text) => {
  expect(servingText({ food: { name, portions: portions(unit, label) }, portion: unit, quantity })).toBe(text)
})
