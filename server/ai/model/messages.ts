/**
 * People's text as a model gets it: JSON between marks. Angle brackets are written as escapes, so that no text can end
 * the material and go on as something else.
 */
export function toMaterial(material: Record<string, string>): string {
  const json = JSON.stringify(material).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<material>\n${json}\n</material>`
}

/** Another person's words within our own sentence: in quotation marks, on one line, without a bracket. */
export function toQuotation(text: string): string {
  return JSON.stringify(text.replace(/\s+/g, ' ')).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}

/** Words in a row that nobody writes by chance. */
const ROW = 9

function exactMatches(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.slice(ROW - 1).map((_, index) => words.slice(index, index + ROW).join(' '))
}

/** Whether a text repeats a row of words of our own instructions. */
export function repeatsPrompt(text: string, prompt: string): boolean {
  const own = new Set(exactMatches(prompt))
  return exactMatches(text).some((row) => own.has(row))
}
