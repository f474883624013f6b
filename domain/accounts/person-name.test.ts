import { expect, test } from 'vitest'
import { splitName } from './person-name.ts'

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['  Harpreet  Kaur   Sandhu ', 'Harpreet', 'Kaur Sandhu'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('"%s" is split after its first word', (full_name, first_name, last_name) => {
  expect(splitName(full_name)).toEqual({ first_name, last_name })
})
