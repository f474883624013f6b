const WORDS_A_MINUTE = 200

/** Whole minutes to read a text without markup: words divided by 200, rounded up. Part 1 section 9. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.ceil(words / WORDS_A_MINUTE)
}
