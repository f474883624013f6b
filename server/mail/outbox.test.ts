import { expect, test } from 'vitest'
import { redactError } from './outbox.service.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:2525', 'connect ECONNREFUSED 127.0.0.1:2525'],
  [
    '550 5.1.1 <asha@example.in>: Recipient address rejected',
    '550 5.1.1 <asha@example.in>: Recipient address rejected',
  ],
  ['Invalid URL smtps://care:s3cret@mail.example.in:465', 'Invalid URL [address]'],
  ['554 blocked: https://thali.example/reset-password?token=abc', '554 blocked: [address]'],
  ['535 bad key dGhhbGktYXBpLWtleS0xMjM0NTY3', '535 bad key [hidden]'],
])('%s', (message, redacted) => {
  expect(redactError(message)).toBe(redacted)
})
