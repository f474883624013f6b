import { expect, test } from 'vitest'
import { htmlExcerpt } from './html-excerpt.ts'

test.each([
  ['<p>Dal and rice</p>', 100, '<p>Dal and rice</p>'],
  ['<p>Dal and rice</p><p>Dahi</p>', 9, '<p>Dal and…</p>'],
  ['<ul><li><strong>Rajma with rice</strong></li></ul>', 8, '<ul><li><strong>Rajma…</strong></li></ul>'],
  [
    '<p>Dal<br />and <img src="/a.webp" alt="A bowl"> more rice</p>',
    12,
    '<p>Dal<br />and <img src="/a.webp" alt="A bowl"> more…</p>',
  ],
  ['<p>a &amp; b</p>', 4, '<p>a…</p>'],
])('%s, %i letters', (html, max, opening) => {
  expect(htmlExcerpt(html, max)).toBe(opening)
})
