import { expect, test } from 'vitest'
import { applyChanges } from './apply-changes.ts'

const TEXT = '<p>Utilise dal. Utilise rice.</p>'
const CHANGES = [
  { before: 'Utilise', after: 'Use', reason: 'Shorter.' },
  { before: 'Utilise', after: 'Cook', reason: 'Plainer.' },
]

test.each([
  ['all of them', () => true, '<p>Use dal. Cook rice.</p>'],
  ['none', () => false, TEXT],
  ['the first', (index: number) => index === 0, '<p>Use dal. Utilise rice.</p>'],
  ['the second', (index: number) => index === 1, '<p>Utilise dal. Cook rice.</p>'],
])('applies %s', (_name, isChosen, expected) => {
  expect(applyChanges(TEXT, CHANGES, isChosen)).toBe(expected)
})

test('skips a change whose words are missing, and one without words', () => {
  const changes = [
    { before: 'quinoa', after: 'millet', reason: 'Local.' },
    { before: '', after: 'Buy now.', reason: 'None.' },
    { before: 'rice', after: 'millet', reason: 'Whole grain.' },
  ]
  expect(applyChanges(TEXT, changes)).toBe('<p>Utilise dal. Utilise millet.</p>')
})
