import { expect, test } from 'vitest'
import { escapeValues } from './article-html.ts'

test.each([
  [
    '<img src="/a.webp" alt="<h2>a<img src=x onerror=x()></h2>">',
    '<img src="/a.webp" alt="&lt;h2&gt;a&lt;img src=x onerror=x()&gt;&lt;/h2&gt;">',
  ],
  ['<p><a href="/<h2>">a</a></p>', '<p><a href="/&lt;h2&gt;">a</a></p>'],
  ['<h2>a="b" &gt; <em>c</em></h2><br>', '<h2>a="b" &gt; <em>c</em></h2><br>'],
])('%s becomes %s', (written, escaped) => {
  expect(escapeValues(written)).toBe(escaped)
})
