import { expect, test } from 'vitest'
import { GenerateInput } from '#domain/ai/ai.schema.ts'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { IDEAS, IDEAS_SHOWN } from './ideas.content.ts'
import { pickIdeas } from './pick-ideas.ts'

test('ten different ideas of all categories, each of which can be ordered', () => {
  expect(new Set(IDEAS.map(({ topic }) => topic)).size).toBe(10)
  expect(new Set(IDEAS.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES))
  for (const idea of IDEAS) expect(GenerateInput.safeParse(idea).success).toBe(true)
})

test('six at a time, none twice, and all that were not there before', () => {
  const first = pickIdeas(IDEAS, IDEAS_SHOWN)
  const second = pickIdeas(IDEAS, IDEAS_SHOWN, first)
  for (const picked of [first, second]) expect(new Set(picked).size).toBe(6)
  expect(new Set([...first, ...second]).size).toBe(10)
})
