import { expect, test } from 'vitest'
import type { Finding } from '#domain/ai/findings.ts'
import { removeClaims } from './remove-claims.ts'

const REST = `<p>${'Jowar, bajra and ragi are whole grains that many families cook. '.repeat(5).trim()}</p>`
const CLAIM = 'This cures.'

/** Counts every "This cures." as a claim. */
const findForbiddenClaims = (html: string): Finding[] =>
  html.includes(CLAIM) ? [{ kind: 'cure_promise', text: CLAIM, reason: 'It does not.' }] : []

test.each([
  ['a paragraph', `<p>Eat. ${CLAIM}</p>`, ''],
  [
    'a paragraph with marks in it',
    '<p>Eat. <strong>This</strong> cures.</p>',
    '<p>Eat. <strong>This</strong> cures.</p>',
  ],
  ['a point of a list', `<ul><li>Eat.</li><li>${CLAIM}</li></ul>`, '<ul><li>Eat.</li></ul>'],
  ['a list of nothing else', `<ul><li>${CLAIM}</li></ul>`, ''],
  ['a list of nothing else, and what announces it', `<p>Do this:</p><ol><li>${CLAIM}</li></ol>`, ''],
  ['a section of nothing else', `<h2>Cures</h2><p>${CLAIM}</p>`, ''],
  ['a part of a section', `<h2>More</h2><p>Eat.</p><h3>Cures</h3><p>${CLAIM}</p>`, '<h2>More</h2><p>Eat.</p>'],
  [
    'both, with the section above',
    `<h2>More</h2><h3>Cures</h3><p>${CLAIM}</p><h2>Last</h2><p>Eat.</p>`,
    '<h2>Last</h2><p>Eat.</p>',
  ],
  ['a quotation', `<blockquote><p>${CLAIM}</p></blockquote>`, ''],
  ['a point within a point', `<ul><li>Eat.<ul><li>${CLAIM}</li></ul></li></ul>`, '<ul><li>Eat.</li></ul>'],
])('%s is left out', (_name, html, rest) => {
  expect(removeClaims(REST + html, findForbiddenClaims)?.content).toBe(REST + rest)
})

test('the sentence is named once', () => {
  expect(removeClaims(`${REST}<p>${CLAIM}</p><p>${CLAIM}</p>`, findForbiddenClaims)?.leftOut).toMatchObject([
    { text: CLAIM },
  ])
})

test.each([
  ['a heading that makes the claim', `${REST}<h2>${CLAIM}</h2>`],
  ['too little that is left', `<p>Eat.</p><p>${CLAIM}</p>`],
  ['too much to leave out', `${REST}${`<p>${CLAIM}</p>`.repeat(4)}`],
])('%s is not removed', (_name, html) => {
  expect(removeClaims(html, findForbiddenClaims)).toBeNull()
})
