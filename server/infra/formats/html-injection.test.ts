import { expect, test } from 'vitest'
import { CORPUS, HOSTILE_TEXTS } from '#test/injection/corpus.ts'
import { LEGITIMATE } from '#test/injection/legitimate-markup.ts'
import { htmlErrors } from '#test/injection/strict-html.ts'
import { sanitizeArticle } from './html-sanitizer.ts'

test('every vector has a name of its own', () => {
  expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length)
  expect(CORPUS.length).toBeGreaterThan(250)
})

test.each(CORPUS)('$name is neutralized', ({ html }) => {
  const clean = sanitizeArticle(html)
  expect(htmlErrors(clean), clean).toEqual([])
  expect(sanitizeArticle(clean)).toBe(clean)
})

test.each(HOSTILE_TEXTS)('many vectors together are neutralized %#', (html) => {
  const clean = sanitizeArticle(html)
  expect(htmlErrors(clean), clean).toEqual([])
  expect(sanitizeArticle(clean)).toBe(clean)
})

test.each(Object.entries(LEGITIMATE))('%s are unchanged', (_name, html) => {
  // The library writes void elements in its own way.
  expect(sanitizeArticle(html).replaceAll(' />', '>')).toBe(html)
})

const FIGURE = '<figure data-plate="200001-1-katori" data-title="a">'

test.each([FIGURE, `${FIGURE}<figcaption>`, `${FIGURE}</figure>`])('many of %s are sanitized quickly', (part) => {
  const startUsage = process.cpuUsage()
  const clean = sanitizeArticle(part.repeat(200_000 / part.length))
  expect(htmlErrors(clean)).toEqual([])
  expect(process.cpuUsage(startUsage).user).toBeLessThan(5_000_000)
})

/** Each would take the sanitizer or the word count minutes if it backtracked at every character. */
test.each([
  '<',
  '</p',
  '<br',
  '<!--',
  '<b>',
  '<a href="',
  '<svg>',
  '<iframe>',
  '<![CDATA[',
  '&#',
  '<h2>',
  '<figure data-plate="',
])('a text of nothing but %j takes no time', (part) => {
  const startUsage = process.cpuUsage()
  sanitizeArticle(part.repeat(200_000 / part.length))
  expect(process.cpuUsage(startUsage).user).toBeLessThan(5_000_000)
})
