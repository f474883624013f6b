import { IMAGE_HEIC, IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from './image.schema.ts'

/** The formats the server decodes; it detects them from the bytes, not from the file name. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** The problem with a chosen file, as far as the browser can check it; null if it may be uploaded. */
export function validateImage({ type, size }: { type: string; size: number }): string | null {
  if (/^image\/hei[cf]/.test(type)) return IMAGE_HEIC
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return IMAGE_INVALID
  return size < IMAGE_MAX_BYTES ? null : IMAGE_TOO_LARGE
}
