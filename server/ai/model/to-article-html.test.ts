import { expect, test } from 'vitest'
import { toArticleHtml } from './to-article-html.ts'

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
  ['a word between stars', 'a *small* bowl, 2 * 3', '<p>a <em>small</em> bowl, 2 * 3</p>'],
])('%s', (_name, text, expected) => {
  expect(toArticleHtml(text)).toBe(expected)
})
