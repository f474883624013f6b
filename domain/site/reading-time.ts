const WORDS_PER_MINUTE = 200

/** Whitespace-separated words of a text without markup. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** Whole minutes to read a text without markup: words divided by 200, rounded up. */
export function readingMinutes(text: string): number {
  return Math.ceil(countWords(text) / WORDS_PER_MINUTE)
}
