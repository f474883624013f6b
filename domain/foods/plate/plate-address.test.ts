import { expect, test } from 'vitest'
import { formatPlate, parsePlate, plateAddress } from './plate-address.ts'

const PARTS = [
  { food: 200012, portion: 'piece', quantity: 2 },
  { food: 200004, portion: 'katori', quantity: 1.5 },
  { food: 9040, portion: 'gram', quantity: 120 },
] as const

test('a plate survives its address, which needs no escaping', () => {
  const text = formatPlate(PARTS)
  expect(text).toBe('200012-2-piece_200004-1.5-katori_9040-120-gram')
  expect(encodeURIComponent(text)).toBe(text)
  expect(parsePlate(text)).toEqual(PARTS)
  expect(plateAddress(PARTS)).toBe(`/meal-score?plate=${text}`)
  expect(plateAddress([])).toBe('/meal-score')
})

test('an address has two decimals, even for repeating fractions', () => {
  const third = [{ food: 9040, portion: 'gram', quantity: 100 / 3 }] as const
  expect(formatPlate(third)).toBe('9040-33.33-gram')
  expect(formatPlate([{ food: 200012, portion: 'piece', quantity: 0.625 }])).toBe('200012-0.63-piece')
})

test.each([
  ['', []],
  [null, []],
  ['nonsense', []],
  ['200012-2-piece_<script>_9-x-gram', [{ food: 200012, portion: 'piece', quantity: 2 }]],
  ['0-1-piece', []],
  ['200012-99-piece', [{ food: 200012, portion: 'piece', quantity: 20 }]],
  ['200012-0-piece', [{ food: 200012, portion: 'piece', quantity: 0.25 }]],
  ['9040-9999-gram', [{ food: 9040, portion: 'gram', quantity: 2000 }]],
  ['200012-1-barrel', []],
])('the valid parts of %j are kept, within the limits', (text, parts) => {
  expect(parsePlate(text)).toEqual(parts)
})

test('a plate holds twenty foods', () => {
  expect(parsePlate(Array.from({ length: 30 }, (_, index) => `${index + 1}-1-piece`).join('_'))).toHaveLength(20)
})
