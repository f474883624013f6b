import { IMAGE_HEIC, IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from './image.schema.ts'

/** What the server decodes; it judges by the bytes, whatever a file calls itself. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const

/** What is wrong with a chosen file, as far as the browser can check it; null when it may go. */
export function validateImage({ type, size }: { type: string; size: number }): string | null {
  if (/^image\/hei[cf]/.test(type)) return IMAGE_HEIC
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return IMAGE_INVALID
  return size < IMAGE_MAX_BYTES ? null : IMAGE_TOO_LARGE
}
