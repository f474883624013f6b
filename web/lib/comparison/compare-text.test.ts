import { expect, test } from 'vitest'
import { compareText, foldParts, type TextPart } from './compare-text.ts'
import { readableText } from './readable-text.ts'

test('texts are compared word by word', () => {
  expect(compareText('two katoris of dal', 'three katoris of dal')).toEqual([
    { kind: 'old', text: 'two' },
    { kind: 'new', text: 'three' },
    { kind: 'same', text: ' katoris of dal' },
  ])
})

test('a rewritten passage is one old part and one new part, not word by word', () => {
  const before = 'A short summary of the night shift plate for readers.'
  const after = 'What to eat of an evening before work starts at ten.'
  expect(compareText(before, after)).toEqual([
    { kind: 'old', text: before.slice(0, -1) },
    { kind: 'new', text: after.slice(0, -1) },
    { kind: 'same', text: '.' },
  ])
})

test('distant changes and changes in different paragraphs are not joined', () => {
  expect(
    compareText('red dal with rice and a spoon of ghee\nred', 'green dal with rice and a spoon of oil\nblue'),
  ).toEqual([
    { kind: 'old', text: 'red' },
    { kind: 'new', text: 'green' },
    { kind: 'same', text: ' dal with rice and a spoon of ' },
    { kind: 'old', text: 'ghee' },
    { kind: 'new', text: 'oil' },
    { kind: 'same', text: '\n' },
    { kind: 'old', text: 'red' },
    { kind: 'new', text: 'blue' },
  ])
})

test('deleted words are separate parts', () => {
  expect(compareText('eat very well and so slowly', 'eat well and slowly')).toEqual([
    { kind: 'same', text: 'eat ' },
    { kind: 'old', text: 'very ' },
    { kind: 'same', text: 'well and ' },
    { kind: 'old', text: 'so ' },
    { kind: 'same', text: 'slowly' },
  ])
})

test('the same text has no difference', () => {
  expect(compareText('dal', 'dal')).toEqual([{ kind: 'same', text: 'dal' }])
})

test.each([
  ['<h2>Dal</h2><p>moong<br>masoor</p>', 'Dal\nmoong\nmasoor'],
  ['<ul><li><p>salt &amp; chilli</p></li><li><p>haldi</p></li></ul>', 'salt & chilli\nhaldi'],
  [
    '<p>a</p><img src="/media/pictures/x.webp" alt="A bowl &amp; a spoon" width="4" height="3"><p>b</p>',
    'a\n[Image: A bowl & a spoon]\nb',
  ],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(readableText(html)).toBe(text)
})

const long = 'one katori of dal '.repeat(60)
const same = (text: string): TextPart => ({ kind: 'same', text })
const change: TextPart = { kind: 'new', text: 'and a roti' }

test('a long unchanged passage is shortened to the words next to the changes', () => {
  const [before, changed, between, again, after] = foldParts([same(long), change, same(long), change, same(long)])
  expect([changed, again]).toEqual([change, change])
  expect(before?.text).toMatch(/^\n…( (one|katori|of|dal))+ $/)
  expect(between?.text).toMatch(/^(one katori of dal )+.*…\n\n….* of dal $/)
  expect(after?.text).toMatch(/^(one katori of dal )+.*…\n$/)
  expect(between?.text.length).toBeLessThan(400)
})

test('a short unchanged passage is not shortened', () => {
  expect(foldParts([same('one katori of dal'), change])).toEqual([same('one katori of dal'), change])
})
