import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a secret for tests that is long enough')

test('a sealed secret opens for its owner, and differs each time', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user 7')
  expect(box.open(sealed, 'user 7')).toBe('JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(box.seal('JBSWY3DPEHPK3PXP', 'user 7')).not.toBe(sealed)
})

test('a sealed secret cannot be opened for another owner, with another key or after a change', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'user 7')
  expect(box.open(sealed, 'user 8')).toBeNull()
  expect(createSecretBox('another secret that is long enough').open(sealed, 'user 7')).toBeNull()
  expect(box.open(`${sealed.slice(0, -2)}AA`, 'user 7')).toBeNull()
  expect(box.open('', 'user 7')).toBeNull()
})

test('a fingerprint is the same for one value of one owner under one key, and for nothing else', () => {
  const print = box.fingerprint('a browser', 'user 7')
  expect(box.fingerprint('a browser', 'user 7')).toBe(print)
  expect(print).not.toContain('browser')
  const others = [
    box.fingerprint('a browser', 'user 8'),
    box.fingerprint('another browser', 'user 7'),
    createSecretBox('another secret that is long enough').fingerprint('a browser', 'user 7'),
  ]
  expect(others).not.toContain(print)
})
