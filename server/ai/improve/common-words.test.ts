import { expect, test } from 'vitest'
import { ARTICLES } from '../articles/all.content.ts'
import { renderArticle } from '../articles/render-article.ts'
import { COMMON_WORDS } from './common-words.content.ts'

test('every common word is a whole word of an article', () => {
  const html = ARTICLES.map((article) => renderArticle(article, { tone: 'casual' }).content).join('\n')
  const words = new Set(html.toLowerCase().match(/[a-z]+/g))
  expect(COMMON_WORDS.filter((word) => !words.has(word))).toEqual([])
})
