import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

test.each([
  ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
  ['Dr. Rao eats 2.5 g, e.g. Dal. Then rests.', ['Dr. Rao eats 2.5 g, e.g. Dal.', 'Then rests.']],
  ['He said “Stop.” She did.', ['He said “Stop.”', 'She did.']],
  ['Eat for vitamin D. Walk. A. Rao said so.', ['Eat for vitamin D.', 'Walk.', 'A. Rao said so.']],
  ['It fell [1]. It rose.', ['It fell [1].', 'It rose.']],
  ['one line\nanother', ['one line', 'another']],
  ['  ', []],
])('%j', (text, sentences) => expect(splitSentences(text)).toEqual(sentences))

test('a sentence without an end is cut at a word', () => {
  const sentences = splitSentences('word '.repeat(1_000))
  expect(Math.max(...sentences.map(({ length }) => length))).toBeLessThanOrEqual(1_000)
  expect(sentences.join(' ')).toBe('word '.repeat(1_000).trim())
})
