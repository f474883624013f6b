import { expect, test } from 'vitest'
import { pickIdeas } from './pick-ideas.ts'

const IDEAS = Array.from({ length: 10 }, (_, at) => `Idea ${at}`)

test('picks six different ideas, first those that were not shown before', () => {
  const first = pickIdeas(IDEAS, 6)
  const second = pickIdeas(IDEAS, 6, first)
  for (const picked of [first, second]) expect(new Set(picked).size).toBe(6)
  expect(new Set([...first, ...second]).size).toBe(10)
})
