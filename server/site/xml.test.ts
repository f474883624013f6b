import { expect, test } from 'vitest'
import { element, escapeXml } from './xml.ts'

test('markup is escaped, and characters invalid in XML are left out', () => {
  expect(escapeXml('Dal & "roti" < \'dahi\' >')).toBe('Dal &amp; &quot;roti&quot; &lt; &apos;dahi&apos; &gt;')
  expect(escapeXml('a\u0000b\u0008c\u001fd\ufffee\ud800f')).toBe('abcdef')
  expect(escapeXml('ਦਾਲ\t🍛\n')).toBe('ਦਾਲ\t🍛\n')
})

test('an element without text is left out', () => {
  expect(element('title', undefined)).toBe('')
  expect(element('title', 'Dal')).toBe('<title>Dal</title>')
})
