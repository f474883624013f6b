import { expect, test } from 'vitest'
import { endsMidway, toArticleHtml } from './to-article-html.ts'

test.each([
  ['HTML stays', '<h2>Why</h2><p>Dal & rice</p>', '<h2>Why</h2><p>Dal & rice</p>'],
  ['bare text becomes paragraphs', 'Dal & rice.\n\nRoti <3', '<p>Dal &amp; rice.</p><p>Roti &lt;3</p>'],
  ['marks alone are put into paragraphs', 'Eat <em>dal</em>.\n\nDaily.', '<p>Eat <em>dal</em>.</p><p>Daily.</p>'],
  ['headings', '# Why\nDal.\n\n### How', '<h2>Why</h2><p>Dal.</p><h3>How</h3>'],
  [
    'lists',
    '- dal\n- **rice**\n\n1. soak\n2. cook',
    '<ul><li>dal</li><li><strong>rice</strong></li></ul><ol><li>soak</li><li>cook</li></ol>',
  ],
  ['a list within a list', '- dal\n  - moong\n- rice', '<ul><li>dal<ul><li>moong</li></ul></li><li>rice</li></ul>'],
  ['a typed bullet', '• dal\n• rice', '<ul><li>dal</li><li>rice</li></ul>'],
  ['a table stays text', '| dal | 7 g |\n|---|---|\n| rice | 3 g |', '<p>| dal | 7 g |\n|---|---|\n| rice | 3 g |</p>'],
  ['an indented line is no code', '    Soak the dal.\n\nCook it.', '<p>Soak the dal.</p><p>Cook it.</p>'],
  ['a fence is no block of code', '```\nSoak the dal.\n```', '<p><code>Soak the dal.</code></p>'],
  ['a word between stars', 'a *small* bowl, 2 * 3', '<p>a <em>small</em> bowl, 2 * 3</p>'],
])('%s', (_name, text, expected) => {
  expect(toArticleHtml(text)).toBe(expected)
})

test.each([
  ['<p>Dal is eaten daily.</p>', false],
  ['<p>Dal is eaten daily.', false],
  ['<p>Dal is eaten “daily.”', false],
  ['<p>Sources: ICMR-NIN, Dietary Guidelines for Indians, 2024</p>', false],
  ['<ul><li>dal</li>', false],
  ['Dal\n\n- rice', false],
  ['<p>Dal is eaten daily.</p><p>Rice is ea', true],
  ['<p>Dal is eaten daily.</p><p>Rice is <em>eaten</em>', true],
  ['<p>Dal is eaten daily.</p><h2>How', true],
  ['<p>Dal is eaten daily.</p><p>Rice is <stro', true],
])('%s stops midway: %s', (html, isMidway) => {
  expect(endsMidway(html)).toBe(isMidway)
})
