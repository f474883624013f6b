import { expect, test } from 'vitest'
import { plainText } from '#domain/blogs/plain-text.ts'
import { DEMO_ARTICLES } from '../../db/demo/articles.ts'
import { AppError } from '../../errors.ts'
import { composeArticle } from './compose-article.ts'
import { summarise, TOO_SHORT_TO_SUMMARISE } from './summarise.ts'

test.each(DEMO_ARTICLES)('$title: whole sentences of its own, within the limits', (article) => {
  const summary = summarise(article)
  expect(summary.length).toBeGreaterThanOrEqual(50)
  expect(summary.length).toBeLessThanOrEqual(300)
  expect(summary).toMatch(/[.]["”’]?$/)
  const text = plainText(article.content)
  for (const sentence of summary.split(/(?<=\.["”’]?) (?=\p{Lu})/u)) expect(text).toContain(sentence)
})

test('headings, lists, references, the general notice and the sources are left out', () => {
  const { title, content } = composeArticle({ category: 'diet', topic: 'fibre', tone: 'casual' })
  expect(summarise({ title, content })).not.toMatch(/\[\d|General information|Sources/)
})

test.each([
  '',
  '<p></p>',
  '<h2>Only a heading that is long enough to be one</h2>',
  '<p>Too short.</p>',
  '<ul><li>one</li></ul>',
])('an article that is too short says so: %s', (content) =>
  expect(() => summarise({ title: 'A title', content })).toThrow(new AppError('bad_request', TOO_SHORT_TO_SUMMARISE)),
)

test('sentences about the article itself are left to it', () => {
  for (const topic of ['How much protein does a vegetarian need', 'Alcohol', 'Strength training', 'fibre']) {
    const { title, content } = composeArticle({ category: 'diet', topic, tone: 'professional' })
    expect(summarise({ title, content })).not.toMatch(/what follows|this article|the following|brings together/i)
  }
})

test('sentences about the title go before others', () => {
  const content =
    '<p>The bus was late on that morning and nobody had a seat. Curd is set overnight with warm milk and a spoon of old curd. The weather changed twice while we waited there.</p>'
  expect(summarise({ title: 'How to set curd at home', content })).toContain('Curd is set overnight')
})
