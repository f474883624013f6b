import { expect, test } from 'vitest'
import { parseAttachments } from './attachment-store.ts'

const FILE = { id: 7, name: 'report.pdf', bytes: 1200 }

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"id":7}', []],
  ['[null, 7, "x"]', []],
  [JSON.stringify([FILE, { ...FILE, id: '7' }, { ...FILE, name: 7 }]), [FILE]],
])('the stored text %s', (text, files) => {
  expect(parseAttachments(text)).toEqual(files)
})
