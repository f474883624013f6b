import { expect, test } from 'vitest'
import { picturesIn, sanitizeArticle } from './html-sanitizer.ts'

const PICTURE = '/media/pictures/0f3a-960.webp'

test('the allowed elements of an article are unchanged', () => {
  const html =
    '<h2>Dal</h2><p>One <strong>katori</strong> of <em>moong</em>.</p><ul><li>soak</li><li>boil</li></ul>' +
    '<blockquote><p>Eat slowly.</p></blockquote><table><tbody><tr><td>1</td></tr></tbody></table>'
  expect(sanitizeArticle(html)).toBe(html)
})

test.each([
  ['<h1 id="x">Title</h1>', '<h1>Title</h1>'],
  ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<a href="/dietitians">a</a>', '<a href="/dietitians">a</a>'],
  ['<a href="https://who.int" onclick="x">a</a>', '<a href="https://who.int" rel="noopener noreferrer nofollow">a</a>'],
  ['<img src="https://evil.example/x.png"><p>a</p>', '<p>a</p>'],
  ['<img src="/media/../api/auth/logout/"><p>a</p>', '<p>a</p>'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4="><p>a</p>', '<p>a</p>'],
  ['<iframe src="/"></iframe><p>a</p>', '<p>a</p>'],
  ['<p>a', '<p>a</p>'],
])('%j becomes %j', (dirty, clean) => {
  expect(sanitizeArticle(dirty)).toBe(clean)
})

test('own pictures keep their text and size', () => {
  const clean = sanitizeArticle(`<img src="${PICTURE}" alt="A plate" width="960" height="540" onerror="x()">`)
  expect(clean).toBe(`<img src="${PICTURE}" alt="A plate" width="960" height="540" loading="lazy" decoding="async" />`)
  expect(picturesIn(clean)).toEqual([PICTURE])
})

test('sanitizing clean HTML changes nothing', () => {
  const once = sanitizeArticle(`<p>a &amp; b &lt; c</p><img src="${PICTURE}" alt='"'>`)
  expect(sanitizeArticle(once)).toBe(once)
})
