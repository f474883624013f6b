import { plainText } from '#domain/blogs/plain-text.ts'

/**
 * The pictures among what is pasted or dropped. A word processor puts a picture of the copied text beside the text:
 * where there is text, it is the text that was meant.
 */
export function picturesOf(data: DataTransfer | null): File[] {
  if (!data || plainText(data.getData('text/html')) !== '') return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}
