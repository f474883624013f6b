import { expect, test } from 'vitest'
import { countersOf, type Family, mergeFamilies } from './families.ts'

const requests = (route: string, value: number): Family => ({
  type: 'counter',
  name: 'requests',
  help: 'Answers.',
  samples: [[{ route }, value]],
  across: 'sum',
})
const since = (value: number): Family => ({
  type: 'gauge',
  name: 'since',
  help: 'The beginning.',
  samples: [[{}, value, '_seconds']],
  across: 'min',
})

test('the figures of several processes are summed by label, or the least or greatest of them is taken', () => {
  const merged = mergeFamilies([
    [requests('/', 3), since(20)],
    [requests('/', 4), requests('/blogs', 1), since(10)],
  ])
  expect(merged.map(({ name, samples }) => [name, samples])).toEqual([
    [
      'requests',
      [
        [{ route: '/' }, 7],
        [{ route: '/blogs' }, 1],
      ],
    ],
    ['since', [[{}, 10, '_seconds']]],
  ])
  expect(mergeFamilies([])).toEqual([])
})

test('of a process that has ended its counters stay', () => {
  expect(countersOf([requests('/', 3), since(20)])).toEqual([requests('/', 3)])
})
