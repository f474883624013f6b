import { expect, test } from 'vitest'
import { hashPassword, isRightPassword } from './passwords.ts'

test('a password is hashed with what OWASP recommends', async () => {
  const stored = await hashPassword('tawa-roti-and-dal-42')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isRightPassword(stored, 'tawa-roti-and-dal-42')).toBe(true)
  expect(await isRightPassword(stored, 'tawa-roti-and-dal-43')).toBe(false)
  expect(await isRightPassword(null, 'tawa-roti-and-dal-42')).toBe(false)
})
