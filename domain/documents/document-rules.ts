import { IMAGE_HEIC, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '../images/image.schema.ts'

/** The name of the form field. */
export const DOCUMENT_FIELD = 'document'
export const DOCUMENT_MAX_BYTES = IMAGE_MAX_BYTES
export const DOCUMENT_NAME_MAX = 150
/** Pictures are stored as WebP, whatever their original format. */
export const DOCUMENT_KINDS = ['pdf', 'image'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']
export const DOCUMENT_TYPES = ['application/pdf', ...IMAGE_TYPES]
export const DOCUMENT_INVALID = 'Please select a PDF, JPEG, PNG or WebP file'
export const PDF_TOO_LARGE = 'PDF size should be less than 5MB'
export const PDF_BROKEN = 'This PDF is damaged or incomplete. Please save it again and try once more'

/** The problem with a chosen file, as far as the browser can check it; null if it may be uploaded. */
export function validateDocument({ type, size }: { type: string; size: number }): string | null {
  if (/^image\/hei[cf]/.test(type)) return IMAGE_HEIC
  if (!DOCUMENT_TYPES.includes(type)) return DOCUMENT_INVALID
  if (size < DOCUMENT_MAX_BYTES) return null
  return IMAGE_TYPES.includes(type) ? IMAGE_TOO_LARGE : PDF_TOO_LARGE
}
