import { expect, test } from 'vitest'
import { applyChanges } from '#domain/ai/apply-changes.ts'
import { usableChanges } from './read-changes.ts'

const TEXT =
  '<p>It is eaten by many. <a href="/eaten">Dal</a> has 24 g of protein.</p><p>Dal is <strong>eaten</strong>.</p>'
const change = (before: string, after: string) => ({ before, after, reason: 'Plainer.' })
const improved = (...changes: ReturnType<typeof change>[]) => applyChanges(TEXT, usableChanges(TEXT, changes).changes)

test('changes are sorted in the order of the text', () => {
  const changes = [
    change('<strong>eaten</strong>', '<strong>cooked</strong>'),
    change('It is eaten by many.', 'Many eat it.'),
  ]
  expect(usableChanges(TEXT, changes).changes.map(({ after }) => after)).toEqual([
    'Many eat it.',
    '<strong>cooked</strong>',
  ])
})

test('of two overlapping changes the first is kept', () => {
  expect(improved(change('It is eaten by many.', 'Many eat it.'), change('by many', 'by all'))).toContain(
    'Many eat it.',
  )
})

test('a change never matches part of a word', () => {
  const text = '<p>Dal is a dish, and a cold day is a day for dal.</p>'
  const changed = (before: string, after: string) =>
    applyChanges(text, usableChanges(text, [change(before, after)]).changes)
  expect(changed('a', 'one')).toContain('Dal is one dish')
  expect(changed('da', 'du')).toBe(text)
  expect(changed('day', 'night')).toContain('a cold night is a day')
  expect(changed('dal.', 'dal and rice.')).toContain('for dal and rice.')
  expect(changed('is a d', 'was a d')).toBe(text)
})

test.each([
  ['number', change('24 g of protein', '30 g of protein')],
  ['markup', change('by many', 'by <b>many</b>')],
  ['absent', change('quinoa', 'millet')],
  ['absent', change('eat', 'cook')],
] as const)('says why: %s', (error, suggested) => {
  expect(usableChanges(TEXT, [suggested]).rejected).toMatchObject([{ error }])
})

test.each([
  ['a script', change('Dal is', 'Dal is<script>alert(1)</script>')],
  ['a link', change('protein', '<a href="https://evil.example">protein</a>')],
  ['another address', change('<a href="/eaten">Dal</a>', '<a href="https://evil.example">Dal</a>')],
  ['half a tag', change('by many', 'by many <')],
  ['a figure', change('24 g of protein', '30 g of protein')],
  ['words that are not there', change('quinoa', 'millet')],
  ['nothing instead', change('by many', ' ')],
  ['the same', change('by many', 'by many')],
  ['what is within a tag', change('/eaten', '/cooked')],
])('rejects %s', (_name, suggested) => {
  expect(improved(suggested)).toBe(TEXT)
})
