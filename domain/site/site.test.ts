import { expect, test } from 'vitest'
import { titled, untitled } from './site.ts'

test.each([
  ['Dr. Harpreet', 'Harpreet'],
  ['dr harpreet', 'harpreet'],
  ['Harpreet', 'Harpreet'],
  ['drumstick sambar', 'drumstick sambar'],
  ['Dr.', 'Dr.'],
])('%j is looked for as %j', (typed, name) => {
  expect(untitled(typed)).toBe(name)
})

test('a name is shown with the title', () => {
  expect(untitled(titled('Asha Verma'))).toBe('Asha Verma')
})
