const TAGS = /<[^<>]*>/g

function findNumerals(html: string): string[] {
  return html.replace(TAGS, ' ').match(/\d+(?:[.,]\d+)*/g) ?? []
}

/** Numbers of a text that occur in none of the others. */
export function findNewNumbers(text: string, ...known: readonly string[]): string[] {
  const all = new Set(known.flatMap(findNumerals))
  return findNumerals(text).filter((number) => !all.has(number))
}
