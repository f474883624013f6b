import { expect, test } from 'vitest'
import { withAnchors } from './article-headings.ts'

test('headings become anchors, by depth below the topmost one', () => {
  const { html, headings } = withAnchors(
    '<p>a</p><h2>Start with the <em>dal</em></h2><h3>How much?</h3><h2>Ghee &amp; oil</h2>',
  )
  expect(headings).toEqual([
    { id: 'h-start-with-the-dal', text: 'Start with the dal', depth: 1 },
    { id: 'h-how-much', text: 'How much?', depth: 2 },
    { id: 'h-ghee-oil', text: 'Ghee & oil', depth: 1 },
  ])
  expect(html).toContain('<h2 id="h-start-with-the-dal">Start with the <em>dal</em></h2>')
})

test('two headings with the same text get different anchors', () => {
  expect(withAnchors('<h2>Dal</h2><h2>Dal</h2>').headings.map(({ id }) => id)).toEqual(['h-dal', 'h-dal-2'])
})

test('a heading of level 1 becomes an h2 and keeps its depth in the contents', () => {
  const { html, headings } = withAnchors('<h1>One</h1><h2>Two</h2>')
  expect(html).toBe('<h2 id="h-one">One</h2><h2 id="h-two">Two</h2>')
  expect(headings.map(({ depth }) => depth)).toEqual([1, 2])
})

test('an empty heading is left out, and other scripts keep their letters', () => {
  expect(withAnchors('<h2></h2><h2>दाल और रोटी</h2>').headings).toEqual([
    { id: 'h-दाल-और-रोटी', text: 'दाल और रोटी', depth: 1 },
  ])
})

test('a picture marked up as a heading is not lost', () => {
  expect(withAnchors('<h2><img src="/media/a.webp" alt="Dal" /></h2>')).toEqual({
    html: '<img src="/media/a.webp" alt="Dal" />',
    headings: [],
  })
})
