import { expect, test } from 'vitest'
import { renameStyleAttributes } from './clean-paste.ts'

test.each([
  ['<b style="font-weight:normal">a</b>', '<b data-style="font-weight:normal">a</b>'],
  ["<p\nSTYLE = 'x'>a</p>", "<p\ndata-style = 'x'>a</p>"],
  ['<p class="a"style=x>', '<p class="a"data-style=x>'],
  ['<br/style="x">', '<br/data-style="x">'],
  ['<td title="a > b style=c" style="x">', '<td title="a > b style=c" data-style="x">'],
  ['<a href=/x?style=1 style=y>', '<a href=/x?style=1 data-style=y>'],
])('the style attribute of %j is renamed', (html, aside) => {
  expect(renameStyleAttributes(html)).toBe(aside)
})

test.each([
  'style="x" in a text, 1 < 2 style="y"',
  '<p data-style="x" style-src="y">',
  '<p title="style=x">style="y"</p>',
  '<style>p { color: red }</style>',
])('%j is unchanged', (html) => {
  expect(renameStyleAttributes(html)).toBe(html)
})
