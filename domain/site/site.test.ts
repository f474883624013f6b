import { expect, test } from 'vitest'
import { titled } from './site.ts'

test('a name is shown with the title', () => {
  expect(titled('Asha Verma')).toBe('Dr. Asha Verma')
})
