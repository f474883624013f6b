import { expect, test } from 'vitest'
import { personName, splitName } from './person-name.ts'

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['  Harpreet  Kaur   Sandhu ', 'Harpreet', 'Kaur Sandhu'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('"%s" is split after its first word', (full_name, first_name, last_name) => {
  expect(splitName(full_name)).toEqual({ first_name, last_name })
})

test.each(['Asha S/o Ram', 'D/O Harbans Singh', 'w/o', 'O’Brien-Rao', 'ਹਰਪ੍ਰੀਤ'])('"%s" is a name', (name) => {
  expect(personName('Name').safeParse(name).success).toBe(true)
})

test.each([
  'evil.example/o',
  'Asha/o',
  'S/offer',
  's/o.example/x',
  'www.evil.example',
  'asha@evil.example',
  'https://s/o',
])('"%s" is not a name', (name) => {
  expect(personName('Name').safeParse(name).success).toBe(false)
})
