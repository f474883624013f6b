import { describe, expect, test } from 'vitest'
import { applyChanges } from '#domain/ai/apply-changes.ts'
import { DEMO_ARTICLES } from '../../db/demo/articles.ts'
import { improveText } from './improve-text.ts'
import { createChoice } from './seed.ts'

const improved = (text: string) => improveText(`<p>${text}</p>`).content.slice(3, -4)

describe('what it improves', () => {
  test.each([
    ['In order to sleep well, eat early.', 'To sleep well, eat early.'],
    ['Eat fruit prior to the walk.', 'Eat fruit before the walk.'],
    ['It should be noted that dal has protein.', 'Dal has protein.'],
    ['Walk on a daily basis.', 'Walk every day.'],
    ['The the dal is thick.', 'The dal is thick.'],
    ['Eat a apple and an banana.', 'Eat an apple and a banana.'],
    ['Dal is eaten by most families.', 'Most families eat dal.'],
    ['The plate was chosen by a dietitian.', 'A dietitian chose the plate.'],
    ['Fiber adds color.', 'Fibre adds colour.'],
    ['Organize the kitchen, analyze the label.', 'Organise the kitchen, analyse the label.'],
    ['Two  spaces , and one.', 'Two spaces, and one.'],
    ['Also, eat dal. Rice is fine. Also, eat curd.', 'Also, eat dal. Rice is fine. Eat curd.'],
    [
      'Rice gives energy to the body through the whole of a long working day in the fields, but it has little protein and should always stand beside dal and curd.',
      'Rice gives energy to the body through the whole of a long working day in the fields. But it has little protein and should always stand beside dal and curd.',
    ],
  ])('%s', (before, after) => expect(improved(before)).toBe(after))
})

describe('what it leaves alone', () => {
  test.each([
    'The Centers for Disease Control and Prevention advise it.',
    'See the <a href="https://example.org/color/in-order-to">color chart in order to choose</a>.',
    'She said “in order to” twice, and “color” too.',
    'Read https://example.org/color.html and write to color@example.org first.',
    '<code>color  fiber</code>',
    'He had had enough, and that that is so is known.',
    'It is recommended by WHO that adults eat less salt.',
    'Walking was studied by teams in two cities for ten years.',
    'Keep 10  20 as it is.',
    'An hour is a useful time for a university.',
    'Plain words, one space, nothing to mend.',
  ])('%s', (text) => {
    const html = `<p>${text}</p>`
    expect(improveText(html)).toEqual({ content: html, changes: [] })
  })

  test('quotations, tables and the list of sources', () => {
    const html =
      '<blockquote><p>In order to color</p></blockquote><table><tbody><tr><td>fiber  color</td></tr></tbody></table><h2>Sources</h2><ul><li>Color and fiber in order to eat, 2019</li></ul>'
    expect(improveText(html)).toEqual({ content: html, changes: [] })
  })
})

test('markup inside a sentence stays where it is, and the change shows the whole sentence', () => {
  const html = '<p>In order to eat <strong>more fiber</strong>, cook &amp; share dal.</p>'
  const { content, changes } = improveText(html)
  expect(content).toBe('<p>To eat <strong>more fibre</strong>, cook &amp; share dal.</p>')
  expect(changes).toHaveLength(1)
  expect(changes[0]?.before).toBe('In order to eat <strong>more fiber</strong>, cook &amp; share dal.')
})

test('a change never holds half of an element', () => {
  const { content, changes } = improveText('<p><em>In order to eat. In order</em> to cook color  well.</p>')
  expect(content).toBe('<p><em>To eat. In order</em> to cook colour well.</p>')
  for (const { before } of changes) expect(before).not.toMatch(/^[^<]*<\/|<[^/][^<]*$/)
})

const PIECES = [
  'In order to eat, ',
  'the the ',
  'color ',
  'fiber  ',
  'A apple. ',
  'Dal is eaten by most families. ',
  '<strong>color</strong> ',
  '<em>in order to. ',
  '</em>',
  '<a href="/color">color color</a> ',
  '<br>',
  '&amp; ',
  '&nbsp;',
  '12 ',
  '“color” ',
  '. ',
  '<img src="/media/color.webp" alt="color">',
  '</p><p>',
  '</p><ul><li>',
  '</li></ul><p>',
  'numerous ',
  '🥗 ',
  'ਦਾਲ ',
  '<',
  'Also, eat. ',
  '; ',
  'prior to',
] // prettier-ignore

const DIGITS = /\d+/g
const tagsOf = (html: string) => html.match(/<[^<>]*>/g)

test('for any text: changes are found in order, give the content, can be refused one by one, and touch no tag and no figure', () => {
  for (let seed = 0; seed < 400; seed++) {
    const choose = createChoice(`text ${seed}`)
    const html = `<p>${Array.from({ length: 30 }, () => choose(PIECES)).join('')}</p>`
    const { content, changes } = improveText(html)
    expect(applyChanges(html, changes)).toBe(content)
    expect(applyChanges(html, changes, () => false)).toBe(html)
    expect(content.match(DIGITS)).toEqual(html.match(DIGITS))
    expect(tagsOf(content)).toEqual(tagsOf(html))
    for (const { before, after, reason } of changes) {
      expect(before).not.toBe(after)
      expect(reason).toMatch(/\.$/)
    }
    changes.forEach((change, at) => {
      const one = applyChanges(html, changes, (index) => index === at)
      expect(one).toHaveLength(html.length - change.before.length + change.after.length)
    })
  }
})

test('well written articles are changed little, and a second run finds nothing that the first has mended', () => {
  for (const { content } of DEMO_ARTICLES) {
    const first = improveText(content)
    expect(first.changes.length).toBeLessThanOrEqual(3)
    expect(improveText(first.content).changes.length).toBeLessThanOrEqual(first.changes.length)
  }
})

test('the longest article is improved within seconds', () => {
  const html = `<p>${'In order to eat, the the family cooks. Rice has color and is liked. '.repeat(2_900)}</p>`
  const begun = process.cpuUsage()
  expect(improveText(html).changes.length).toBeGreaterThan(100)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(8_000)
})
