import { expect, test } from 'vitest'
import { toLinkAddress } from './link-address.ts'

test.each([
  ['https://example.in/a?b=c', 'https://example.in/a?b=c'],
  [' example.in ', 'https://example.in'],
  ['example.in:8080/x', 'https://example.in:8080/x'],
  ['/blogs/7', '/blogs/7'],
  ['#h-dal', '#h-dal'],
  ['asha@example.in', 'mailto:asha@example.in'],
  ['mailto:asha@example.in', 'mailto:asha@example.in'],
  ['tel:+919814000101', 'tel:+919814000101'],
  ['', null],
  ['two words', null],
  ['roti', null],
  ['//example.in', null],
  ['/\\example.in', null],
  ['\\\\example.in', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ["javascript:1;alert(1);'@example.in/'", null],
  ['javascript:1/alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['https://', null],
])('%j becomes %j', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address)
})
