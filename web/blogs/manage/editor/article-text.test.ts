import { expect, test } from 'vitest'
import { isSameText, NO_TEXT } from './article-text.ts'

test.each([
  [{}, true],
  [{ title: 'x' }, false],
  [{ status: 'published' as const }, false],
  [{ content: '<p>a<br />b</p>' }, true],
  [{ content: '<p>a<br>c</p>' }, false],
])('%j', (change, isSame) => {
  const text = { ...NO_TEXT, content: '<p>a<br>b</p>' }
  expect(isSameText(text, { ...text, ...change })).toBe(isSame)
})
