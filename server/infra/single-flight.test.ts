import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('callers with the same key share one run, later ones start another', async () => {
  const share = singleFlight<number>()
  let runs = 0
  const work = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2])
  expect(await share('a', work)).toBe(3)
})

test('a failure reaches everybody who shares the run, and is not cached', async () => {
  const share = singleFlight<string>()
  const fail = async () => {
    throw new Error('away')
  }
  const outcomes = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'there')).toBe('there')
})
