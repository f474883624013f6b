import type { DocumentKind } from '#domain/documents/document-rules.ts'
import { detectImageFormat } from '../images/image-variants.ts'

const IMAGE_FORMATS = ['jpeg', 'png', 'webp']
/** PDF readers search these bytes for the end of the file. */
const TAIL_BYTES = 2048

/** Detects the type by the first bytes; null for other types. A PDF must begin with its header. */
export function detectDocumentKind(bytes: Buffer): DocumentKind | null {
  if (/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return 'pdf'
  return IMAGE_FORMATS.includes(detectImageFormat(bytes) ?? '') ? 'image' : null
}

/** True if the file ends where the PDF ends, neither truncated nor followed by an archive or an HTML page. */
export function isWholePdf(bytes: Buffer): boolean {
  return /startxref\s+\d+\s+%%EOF[\s\0]*$/.test(bytes.subarray(-TAIL_BYTES).toString('latin1'))
}
