import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

/** Work that runs until the test ends it. */
function piece(order: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    order.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('a limited number runs at once and the rest in order of arrival; work beyond the queue is rejected', async () => {
  const run = createLimiter({ concurrent: 2, waiting: 2 })
  const order: string[] = []
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => piece(order, name)) as [
    ReturnType<typeof piece>,
    ReturnType<typeof piece>,
    ReturnType<typeof piece>,
    ReturnType<typeof piece>,
  ]
  const done = [a, b, c, d].map(({ work }) => run(work))
  expect(order).toEqual(['a', 'b'])
  await expect(run(async () => 'in vain')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  b.end()
  expect(await done[1]).toBe('b')
  await expect.poll(() => order).toEqual(['a', 'b', 'c'])
  for (const work of [c, a, d]) work.end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
  expect(order).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails or throws synchronously frees its slot', async () => {
  const run = createLimiter({ concurrent: 1, waiting: 5 })
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

test('the work of one key is limited while slots are left for other keys', async () => {
  const run = createLimiter({ concurrent: 3, waiting: 0, perKey: 2, message: 'Too many.', retryAfterSeconds: 10 })
  const order: string[] = []
  const [a, b, c] = [piece(order, 'a'), piece(order, 'b'), piece(order, 'c')]
  const ofOne = [run(a.work, 1), run(b.work, 1)]
  const tooMany = { code: 'unavailable', message: 'Too many.', retryAfterSeconds: 10 }
  await expect(run(async () => 'in vain', 1)).rejects.toMatchObject(tooMany)
  const ofTwo = run(c.work, 2)
  await expect(run(async () => 'in vain', 3)).rejects.toMatchObject(tooMany)
  a.fail()
  await expect(ofOne[0]).rejects.toThrow('a')
  expect(await run(async () => 'read', 1)).toBe('read')
  b.end()
  c.end()
  expect(await Promise.all([ofOne[1], ofTwo])).toEqual(['b', 'c'])
})

test('work that takes too long is rejected, and the next begins only once it has ended', async () => {
  const run = createLimiter({ concurrent: 1, waiting: 1, timeoutMs: 10 })
  const order: string[] = []
  const slow = piece(order, 'slow')
  const first = run(slow.work)
  const second = run(async () => order.push('second'))
  await expect(first).rejects.toThrow('not done in 10 ms')
  expect(order).toEqual(['slow'])
  slow.end()
  await second
  expect(order).toEqual(['slow', 'second'])
})
