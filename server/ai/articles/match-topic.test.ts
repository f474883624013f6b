import { describe, expect, test } from 'vitest'
import { BLOG_CATEGORIES, type BlogCategory } from '#domain/blogs/categories.ts'
import { INSIDE, OUTSIDE } from '#test/ai/topics.content.ts'
import { findArticles } from './write-article.ts'

const find = (topic: string, category: BlogCategory = 'diet') => {
  const { confidence, articles } = findArticles({ topic, category, tone: 'professional' })
  return [confidence, articles[0]?.id]
}

describe.each(BLOG_CATEGORIES)('%s', (category) => {
  test.each(INSIDE[category])('%s: has an article or something close', (topic) =>
    expect(find(topic, category)[0]).not.toBe('none'),
  )
  test.each(OUTSIDE[category])('%s: has no article that claims to cover it', (topic) =>
    expect(find(topic, category)[0]).not.toBe('sure'),
  )
})

test('at least two in three of the known topics need no choice', () => {
  const all = BLOG_CATEGORIES.flatMap((category) => INSIDE[category].map((topic) => find(topic, category)[0]))
  expect(all.filter((confidence) => confidence === 'sure').length).toBeGreaterThan((all.length * 2) / 3)
})

test.each([
  ['Iron rich foods for teenage girls', 'iron-teenage-girls'],
  ['food for teenage girls with low hemoglobin', 'iron-teenage-girls'],
  ['navratri mein kya khaye', 'navratri-vrat'],
  ['Sehri ideas', 'ramzan'],
  ['intermitent fasting 16:8', 'intermittent-fasting'],
  ['diet for sugar patients', 'diabetes'],
  ['high protien veg food', 'vegetarian-protein'],
  ['how to get enough protein without meat', 'vegetarian-protein'],
  ['moong dal cheela recipe', 'moong-chilla'],
  ['Diwali sweets for diabetics', 'diwali-sweets'],
  ['What to eat in the third trimester', 'pregnancy-diet'],
  ['Please write an article about fatty liver', 'fatty-liver'],
  ['खून की कमी', 'anaemia-women'],
])('%s: %s', (topic, id) => expect(find(topic)).toEqual(['sure', id]))

test.each([
  ['PCOS weight loss', ['pcos', 'weight-loss']],
  ['rajma for diabetics', ['rajma', 'diabetes']],
  ['weight loss without exercise', ['weight-loss']],
  ['Thyroid in pregnancy', ['thyroid']],
])('%s: offers a choice', (topic, ids) => {
  const { confidence, articles } = findArticles({ topic, category: 'diet', tone: 'professional' })
  expect(confidence).toBe('near')
  expect(articles.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

test.each(['???', 'xyzzy', 'Insulin 10 units with dal', 'How to poison my husband with food', 'Tuning a carburettor'])(
  '%s: nothing',
  (topic) => expect(find(topic)).toEqual(['none', undefined]),
)
