import { expect, test } from 'vitest'
import { ARTICLE_SOURCES } from '../articles/render-article.ts'
import { ADVISED_RANGES } from './amounts.content.ts'

test.each(ADVISED_RANGES)('the range of $of has its source in the library', ({ sources, least = 0, most }) => {
  for (const key of sources) expect(ARTICLE_SOURCES, key).toHaveProperty(key)
  expect(least).toBeLessThan(most)
})
