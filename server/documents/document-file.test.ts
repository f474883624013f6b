import { expect, test } from 'vitest'
import { detectDocumentKind, isWholePdf } from './document-file.ts'

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'

test.each([
  [PDF, 'pdf'],
  ['\xff\xd8\xff\xe0', 'image'],
  ['\x89PNG\r\n\x1a\n', 'image'],
  ['RIFF\0\0\0\0WEBP', 'image'],
  ['GIF89a', null],
  ['<html>%PDF-1.7', null],
  ['GIF89a%PDF-1.7', null],
  ['%PDF-x', null],
  ['PK\x03\x04', null],
  ['', null],
])('%j is %s', (text, kind) => {
  expect(detectDocumentKind(Buffer.from(text, 'latin1'))).toBe(kind)
})

test.each([
  [PDF, true],
  [`${PDF}\r\n\0\0`, true],
  [PDF.slice(0, -10), false],
  [`${PDF}PK\x03\x04 an archive behind it`, false],
  [`${PDF}<script>alert(1)</script>`, false],
])('whether %j is whole: %s', (text, isWhole) => {
  expect(isWholePdf(Buffer.from(text, 'latin1'))).toBe(isWhole)
})
