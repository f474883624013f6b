import { expect, test } from 'vitest'
import { nextShownCount, platePagePath, readPlatePage } from './plate-page-address.ts'

const read = (query: string) => readPlatePage(new URLSearchParams(query))

test.each([
  ['', '/meal-score'],
  ['plate=&search=&show=8', '/meal-score'],
  ['plate=200001-1-katori', '/meal-score?plate=200001-1-katori'],
  [
    'show=24&search=dal&plate=200001-1-katori_200012-2-piece',
    '/meal-score?plate=200001-1-katori_200012-2-piece&search=dal&show=24',
  ],
  ['search=dal&show=25000', '/meal-score?search=dal'],
  ['show=24', '/meal-score'],
  ['hide=energy&search=dal', '/meal-score?search=dal&hide=energy'],
  ['hide=all', '/meal-score'],
  ['plate=nonsense&utm_source=x', '/meal-score'],
])('the address of "%s" is %s', (query, path) => {
  expect(platePagePath(read(query))).toBe(path)
})

test('letters of every script survive the address', () => {
  const search = 'ਛੋਲੇ & पोहा'
  expect(readPlatePage(new URL(platePagePath({ parts: [], search }), 'http://localhost').searchParams).search).toBe(
    search,
  )
})

test('unreadable parts are counted', () => {
  expect(read('plate=200001-1-katori_x_200012-2-elephant')).toMatchObject({ unreadable: 2 })
  expect(read(`plate=${Array(22).fill('200001-1-katori').join('_')}`)).toMatchObject({ unreadable: 2 })
})

test('more results are shown until all are, or the useful maximum', () => {
  expect([nextShownCount(8, 8), nextShownCount(8, 9), nextShownCount(24, 1000), nextShownCount(88, 1000)]).toEqual([
    null,
    24,
    40,
    null,
  ])
})
