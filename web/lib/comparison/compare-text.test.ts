import { expect, test } from 'vitest'
import { compareText } from './compare-text.ts'
import { readableText } from './readable-text.ts'

test('word by word', () => {
  expect(compareText('two katoris of dal', 'three katoris of dal')).toEqual([
    { kind: 'old', text: 'two' },
    { kind: 'new', text: 'three' },
    { kind: 'same', text: ' katoris of dal' },
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
