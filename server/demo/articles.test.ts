import { expect, test } from 'vitest'
import { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { BLOG_CATEGORIES } from '#domain/blogs/categories.ts'
import { plainText } from '#domain/blogs/plain-text.ts'
import { sanitizeArticle } from '../infra/formats/html-sanitizer.ts'
import { DEMO_ARTICLES } from './articles.ts'
import { DEMO_DIETITIANS } from './dietitians.content.ts'

const dietitians = new Map(DEMO_DIETITIANS.map((person) => [person.email, person]))

test.each(DEMO_ARTICLES)('$title could have been written in the editor', (article) => {
  const { title, summary, content, category, status } = article
  expect(BlogInput.parse({ title, summary, content, category, status })).toMatchObject({ title, summary, category })
  const clean = sanitizeArticle(content)
  // The sanitizer adds `rel` to links to other sites; it changes nothing else.
  expect(clean.replaceAll(' rel="noopener noreferrer nofollow"', '')).toBe(content.trim())
  const words = plainText(content).split(' ').length
  expect(words).toBeGreaterThanOrEqual(600)
  expect(words).toBeLessThanOrEqual(1200)
  expect(content).toContain('<h2>Sources</h2>')
  expect(dietitians.get(article.author)?.joined_days_ago).toBeGreaterThan(article.days_ago)
})

const TEN_MONTHS = 305

test('forty articles of the last ten months, every category well represented, and some of them drafts', () => {
  expect(DEMO_ARTICLES).toHaveLength(40)
  expect(new Set(DEMO_ARTICLES.map(({ title }) => title)).size).toBe(40)
  expect(new Set(DEMO_ARTICLES.map(({ days_ago }) => days_ago)).size).toBe(40)
  expect(Math.max(...DEMO_ARTICLES.map(({ days_ago }) => days_ago))).toBeLessThanOrEqual(TEN_MONTHS)
  const published = DEMO_ARTICLES.filter(({ status }) => status === 'published')
  expect(published).toHaveLength(34)
  for (const category of BLOG_CATEGORIES)
    expect(published.filter((article) => article.category === category).length, category).toBeGreaterThanOrEqual(5)
})
