import { expect, test } from 'vitest'
import { htmlErrors } from '#test/injection/strict-html.ts'
import { sanitizeArticle } from './html-sanitizer.ts'

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
})

test('sanitizing clean HTML changes nothing', () => {
  const once = sanitizeArticle(`<p>a &amp; b &lt; c</p><img src="${PICTURE}" alt='"'>`)
  expect(sanitizeArticle(once)).toBe(once)
})

const RAJMA = '200001-1-katori_200401-1.5-bowl'
const block = (plate: string, title: string) =>
  `<figure data-plate="${plate}" data-title="${title}"><figcaption>${title}: <a href="/meal-score?plate=${plate}">see this plate</a></figcaption></figure>`

test.each([
  ['a plate', `<figure data-plate="${RAJMA}" data-title="Rajma chawal"></figure>`, block(RAJMA, 'Rajma chawal')],
  [
    'a plate with other words, links and scripts in it',
    `<figure data-plate="${RAJMA}" data-title="Lunch" onclick="x()" class="y"><p>a<script>x()</script></p><figcaption><a href="https://evil.example">b</a></figcaption></figure>`,
    block(RAJMA, 'Lunch'),
  ],
  ['one without a title', `<figure data-plate="${RAJMA}">a</figure>`, block(RAJMA, 'A plate')],
  [
    'a title with markup',
    `<figure data-title='<img src=x onerror=x()>&lt;b&gt; "dal" &amp; rice' data-plate="${RAJMA}"></figure>`,
    `<figure data-plate="${RAJMA}" data-title="img src=x onerror=x() b &quot;dal&quot; &amp; rice"><figcaption>img src=x onerror=x() b "dal" &amp; rice: <a href="/meal-score?plate=${RAJMA}">see this plate</a></figcaption></figure>`,
  ],
  ['a title of several lines', `<figure data-plate="${RAJMA}" data-title="a\n\tb"></figure>`, block(RAJMA, 'a b')],
  ['a long title', `<figure data-plate="${RAJMA}" data-title="${'a'.repeat(9000)}">`, block(RAJMA, 'a'.repeat(80))],
  [
    'plates in plates',
    `<figure data-plate="${RAJMA}" data-title="a">a<figure data-plate="${RAJMA}" data-title="b"></figure>c</figure><p>d</p>`,
    `${block(RAJMA, 'a')}<p>d</p>`,
  ],
  [
    'plates in other elements',
    `<h2>a<figure data-plate="${RAJMA}" data-title="b"></figure>c</h2><ul><li>d<figure data-plate="${RAJMA}" data-title="e"></figure></li><li>f</li></ul><p>g</p>`,
    `<h2>ac</h2>${block(RAJMA, 'b')}<ul><li>d</li><li>f</li></ul>${block(RAJMA, 'e')}<p>g</p>`,
  ],
  ['an amount beyond the limits', '<figure data-plate="200001-99-katori">', block('200001-20-katori', 'A plate')],
])('%s is written again from its attributes', (_name, dirty, clean) => {
  expect(sanitizeArticle(dirty)).toBe(clean)
  expect(sanitizeArticle(clean)).toBe(clean)
  expect(htmlErrors(clean)).toEqual([])
})

test.each([
  ['breaks out of its value', '200001-1-katori&quot;&gt;&lt;img src=x onerror=x()&gt;'],
  ['breaks out in one part', '200001-1-katori_&quot; onclick=&quot;x()'],
  ['is no plate', 'javascript:x()'],
  ['is empty', ''],
  ['has a food without an id', '0-1-katori'],
  ['has an unknown portion', '200001-1-bucket'],
  ['has more foods than fit', Array(21).fill('200001-1-katori').join('_')],
  ['is huge', '200001-1-katori_'.repeat(10_000)],
])('a plate that %s is none', (_name, plate) => {
  const clean = sanitizeArticle(
    `<p>a</p><figure data-plate="${plate}" data-title="b"><figcaption>c</figcaption></figure>`,
  )
  expect(clean).toBe('<p>a</p><figure><figcaption>c</figcaption></figure>')
})
