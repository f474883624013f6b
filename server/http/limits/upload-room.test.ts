import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const REFUSED = { code: 'unavailable', retryAfterSeconds: 10 }

/** A form that is being sent until it is told to end. */
function form() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { read: () => promise, end: () => resolve('read'), fail: () => reject(new Error('cut off')) }
}

test('so many forms at once, and so many of one account; a form that is cut off leaves its place', async () => {
  const room = createUploadRoom({ forms: 3, formsOfOne: 2 })
  const [a, b, c] = [form(), form(), form()]
  const ofOne = [room.read(1, a.read), room.read(1, b.read)]
  await expect(room.read(1, async () => 'in vain')).rejects.toMatchObject(REFUSED)
  const ofTwo = room.read(2, c.read)
  await expect(room.read(3, async () => 'in vain')).rejects.toMatchObject(REFUSED)
  a.fail()
  await expect(ofOne[0]).rejects.toThrow('cut off')
  expect(await room.read(1, async () => 'read')).toBe('read')
  b.end()
  c.end()
  expect(await Promise.all([ofOne[1], ofTwo])).toEqual(['read', 'read'])
  expect(await room.read(3, async () => 'read')).toBe('read')
})
