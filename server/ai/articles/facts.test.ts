import { expect, test } from 'vitest'
import { findFacts } from './facts.ts'

test.each([
  ['Salt and blood pressure', ['salt and blood pressure']],
  ['Managing stress at work', ['yoga for stress and anxiety', 'stress and eating']],
  ['Fountain pens and ink', []],
])('%s: only facts of its subjects', (topic, subjects) => {
  const names = new Set(findFacts(topic, 12).map(({ subject }) => subject.name))
  expect([...names].sort()).toEqual([...subjects].sort())
})

test('a topic about children gets no limits for adults', () => {
  const facts = findFacts('Weight loss for children', 12).map(({ fact }) => fact.text)
  expect(facts.length).toBeGreaterThan(5)
  expect(facts.filter((text) => text.includes('BMI'))).toEqual([])
})
