import { expect, test } from 'vitest'
import { reviewSignature } from './review-rules.ts'

test.each([
  [{ first_name: 'Asha', last_name: 'Kumari' }, 'Asha K.'],
  [{ first_name: 'Jasleen', last_name: 'kaur' }, 'Jasleen K.'],
  [{ first_name: 'Asha', last_name: '' }, 'Asha'],
  [null, 'A client'],
])('%j signs as %s', (person, signature) => {
  expect(reviewSignature(person)).toBe(signature)
})
