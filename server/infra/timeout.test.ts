import { expect, test } from 'vitest'
import { TimeoutError, withTimeout } from './timeout.ts'

test('work that takes too long is rejected, other work keeps its outcome', async () => {
  const never = new Promise<never>(() => {})
  await expect(withTimeout(never, 1)).rejects.toThrow(TimeoutError)
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken')
})
