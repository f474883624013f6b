import { describe, expect, test } from 'vitest'
import type { PortionUnit } from '../food-kinds.ts'
import { addFood, readQuantity, stepped, withoutPart, withPortion, withQuantity } from './plate-edits.ts'

const RAJMA = {
  id: 1,
  portions: [
    { unit: 'katori', label: '1 katori (150 ml)', grams: 155 },
    { unit: 'bowl', label: '1 bowl (250 ml)', grams: 260 },
  ],
} as const
const food = { id: RAJMA.id, portions: [...RAJMA.portions] }
const SPICE = { id: 2, portions: [] }
const part = (portion: PortionUnit, quantity: number, id = 1) => ({ food: id, portion, quantity })
const [katori, bowl] = RAJMA.portions
const GRAM = { unit: 'gram', label: '1 g', grams: 1 } as const

describe('adding', () => {
  test('begins with one usual portion, or 100 g of a food without portions', () => {
    expect(addFood([], food)).toEqual([part('katori', 1)])
    expect(addFood([part('katori', 1)], SPICE)).toEqual([part('katori', 1), part('gram', 100, 2)])
  })

  test('a food that is on the plate adds to its row, in the chosen portion', () => {
    expect(addFood([part('bowl', 1.5)], food)).toEqual([part('bowl', 2.5)])
    expect(addFood([part('gram', 150)], food)).toEqual([part('gram', 250)])
    expect(addFood([part('katori', 20)], food)).toEqual([part('katori', 20)])
  })
})

test.each([
  ['katori', 1, 1, 1.5],
  ['katori', 1, -1, 0.5],
  ['katori', 0.5, -1, 0.25],
  ['katori', 0.25, -1, 0.25],
  ['katori', 0.25, 1, 0.5],
  ['katori', 1.25, -1, 1],
  ['katori', 20, 1, 20],
  ['gram', 155, 1, 160],
  ['gram', 155, -1, 150],
  ['gram', 10, -1, 1],
  ['gram', 1, 1, 10],
  ['gram', 2000, 1, 2000],
] as const)('from %s %d one step of %d leads to %d', (portion, quantity, direction, expected) => {
  expect(stepped(part(portion, quantity), direction)).toBe(expected)
})

test.each([
  ['katori', '1.5', 1.5],
  ['katori', ' 1,5 ', 1.5],
  ['katori', '0', null],
  ['katori', '21', null],
  ['katori', '', null],
  ['katori', 'two', null],
  ['gram', '250', 250],
  ['gram', '2001', null],
] as const)('typed in %s, "%s" is %s', (portion, text, expected) => {
  expect(readQuantity(portion, text)).toBe(expected)
})

test('a change of portion to or from grams keeps about the weight; any other sets the quantity to one', () => {
  expect(withPortion([part('katori', 1)], 0, GRAM, 155)).toEqual([part('gram', 160)])
  expect(withPortion([part('gram', 240)], 0, katori, 240)).toEqual([part('katori', 1.5)])
  expect(withPortion([part('gram', 5)], 0, katori, 5)).toEqual([part('katori', 0.5)])
  expect(withPortion([part('katori', 3)], 0, bowl, 465)).toEqual([part('bowl', 1)])
})

test('a change affects only its own row', () => {
  const parts = [part('katori', 1), part('piece', 2, 3), part('katori', 1)]
  expect(withQuantity(parts, 2, 2)).toEqual([parts[0], parts[1], part('katori', 2)])
  expect(withoutPart(parts, 0)).toEqual([parts[1], parts[2]])
})
