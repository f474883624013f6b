import { expect, test } from 'vitest'
import { placeChanges } from './placed-changes.ts'

test('a change is placed among the words of its own paragraph', () => {
  const text = '<h2>Lunch</h2><p>One should <em>utilise</em> dal daily.</p><p>And rice.</p>'
  expect(placeChanges(text, [{ before: '<em>utilise</em>', after: '<em>use</em>', reason: 'Shorter.' }])).toEqual([
    {
      index: 0,
      reason: 'Shorter.',
      lead: 'One should ',
      tail: ' dal daily.',
      parts: [
        { kind: 'old', text: 'utilise' },
        { kind: 'new', text: 'use' },
      ],
    },
  ])
})

test('long text around a change is shortened, and a change that no longer applies is left out', () => {
  const text = `<p>${'one katori of dal '.repeat(20)}is eaten by everybody ${'with two rotis '.repeat(20)}</p>`
  const changes = [
    { before: 'quinoa', after: 'bajra', reason: 'Local.' },
    { before: 'is eaten by everybody', after: 'everybody eats', reason: 'Active voice.' },
  ]
  const [change, ...rest] = placeChanges(text, changes)
  expect(rest).toEqual([])
  expect(change).toMatchObject({ index: 1 })
  expect(change?.lead).toMatch(/^…( (one|katori|of|dal))+ $/)
  expect(change?.tail).toMatch(/^ with two rotis .*…$/)
})
