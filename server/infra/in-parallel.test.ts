import { expect, test } from 'vitest'
import { inParallel, TooManyWaiting } from './in-parallel.ts'

/** Work that goes on until it is told to end. */
function piece(order: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    order.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('so many at once, the others as they came, and no more than may wait', async () => {
  const run = inParallel(2, 2)
  const order: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => piece(order, name)) as [
    ReturnType<typeof piece>,
    ReturnType<typeof piece>,
    ReturnType<typeof piece>,
    ReturnType<typeof piece>,
  ]
  const done = [a, b, c, d].map(({ work }) => run(work))
  expect(order).toEqual(['a', 'b'])
  await expect(run(async () => 'in vain')).rejects.toThrow(TooManyWaiting)
  b.end()
  expect(await done[1]).toBe('b')
  await expect.poll(() => order).toEqual(['a', 'b', 'c'])
  for (const one of [c, a, d]) one.end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails, or throws at once, leaves its place', async () => {
  const run = inParallel(1, 5)
  const order: string[] = []
  const broken = piece(order, 'broken')
  const first = run(broken.work)
  const second = run(() => {
    throw new Error('at once')
  })
  const third = run(async () => 'third')
  broken.fail()
  await expect(first).rejects.toThrow('broken')
  await expect(second).rejects.toThrow('at once')
  expect(await third).toBe('third')
  expect(await run(async () => 'fourth')).toBe('fourth')
})
