import { expect, test } from 'vitest'
import { waitingSentence } from './waiting-sentence.ts'

test.each([
  [0, 'own', 'No client is waiting for your reply.'],
  [1, 'own', 'One client is waiting for your reply.'],
  [3, 'own', 'Three clients are waiting for your reply.'],
  [10, 'all', 'Ten clients are waiting for a reply.'],
  [11, 'own', '11 clients are waiting for your reply.'],
  [123456, 'all', '1,23,456 clients are waiting for a reply.'],
] as const)('%i pending of %s', (pending, whose, sentence) => {
  expect(waitingSentence(pending, whose)).toBe(sentence)
})
