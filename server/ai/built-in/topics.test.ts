import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { INSIDE, OUTSIDE } from '#test/ai/topics.content.ts'
import { KNOWLEDGE } from '../knowledge/all.ts'
import { composeArticle } from './compose-article.ts'
import { KINDRED } from './outline/suggest-subjects.ts'
import { BROAD_TOPICS } from './topic/broad-topics.content.ts'

describe.each(BLOG_CATEGORIES)('%s', (category) => {
  test.each(INSIDE[category])('%s: an article', (topic) => {
    expect(composeArticle({ category, topic, tone: 'casual' })).toMatchObject({ isOutline: false })
  })
  test.each(OUTSIDE[category])('%s: an outline', (topic) => {
    expect(composeArticle({ category, topic, tone: 'casual' })).toMatchObject({ isOutline: true })
  })
})

/** The topics suggested on the screen, read from its files, because the server may not import them. */
function suggested(): { topic: string; category: BlogCategory }[] {
  const read = (path: string) => readFileSync(new URL(`../../../web/ai/${path}`, import.meta.url), 'utf8')
  const ideas = [...read('ideas/ideas.content.ts').matchAll(/topic: '(.+)', category: '(\w+)'/g)]
  const hint = /For example: (.+?)\."/.exec(read('generate/order-form.tsx'))?.[1] ?? ''
  return [
    ...ideas.map(([, topic = '', category = '']) => ({ topic, category: category as BlogCategory })),
    ...BLOG_CATEGORIES.map((category) => ({ topic: hint, category })),
  ]
}

test.each(AI_TONES)('what the screen suggests is an article, %s', (tone) => {
  const orders = suggested()
  expect(orders).toHaveLength(10 + BLOG_CATEGORIES.length)
  for (const { topic, category } of orders) {
    expect(topic).not.toBe('')
    expect(composeArticle({ category, topic, tone })).toMatchObject({ isOutline: false })
  }
})

test('broad and kindred topics name subjects that exist', () => {
  const ids = Object.values(KNOWLEDGE).flatMap(({ subjects }) => subjects.map(({ id }) => id))
  expect([...BROAD_TOPICS, ...KINDRED].flatMap(([, subjects]) => subjects).filter((id) => !ids.includes(id))).toEqual(
    [],
  )
})
