import { expect, test } from 'vitest'
import { BLANK, parseDraft } from './request-draft.ts'

test('a draft is read as it was saved', () => {
  const draft = { ...BLANK, message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ', is_minor: true }
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

test.each([null, '', '{', '[]', 'null', '7', '{"message":7,"is_minor":"yes"}'])('%s is a blank draft', (text) => {
  expect(parseDraft(text)).toEqual(BLANK)
})

test('unknown fields are left out', () => {
  expect(parseDraft('{"message":"hello","to_dietitian":9}')).toEqual({ ...BLANK, message: 'hello' })
})
