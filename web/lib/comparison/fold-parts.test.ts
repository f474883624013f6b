import { expect, test } from 'vitest'
import type { TextPart } from './compare-text.ts'
import { foldParts } from './compare-text.ts'

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
