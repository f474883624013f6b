import type { DocumentKind } from '#domain/applications/document-rules.ts'
import { detectImageFormat } from '../../images/image-variants.ts'

const IMAGE_FORMATS = ['jpeg', 'png', 'webp']
/** PDF readers search these bytes for the end of the file. */
const TAIL_BYTES = 2048

/** By the first bytes; null for what is neither. A PDF with something else before it is none. */
export function detectDocumentKind(bytes: Buffer): DocumentKind | null {
  if (/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return 'pdf'
  return IMAGE_FORMATS.includes(detectImageFormat(bytes) ?? '') ? 'image' : null
}

/** Ends where a PDF ends: neither cut off, nor carrying an archive or a page behind it. */
export function isWholePdf(bytes: Buffer): boolean {
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(bytes.subarray(-TAIL_BYTES).toString('latin1'))
}
