/** A text with these is refused, and nobody sees where they are. */
export const CONTROL_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu

/** Word ends a line within a paragraph by a vertical tab. */
export function cleanText(text: string): string {
  return text.replace(/[\v\f]/g, '\n').replace(CONTROL_CHARACTERS, '')
}
