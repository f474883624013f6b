/**
 * Untrusted text for a model: JSON between marks. Angle brackets are escaped, so that no text can close the material
 * and continue as instructions.
 */
export function toMaterial(material: Record<string, unknown>): string {
  return `<material>\n${toSafeJson(material)}\n</material>`
}

/** Quotes untrusted text within our own sentence: in quotation marks, on one line, without brackets. */
export function toQuotation(text: string): string {
  return toSafeJson(text.replace(/\s+/g, ' '))
}

function toSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}

/** Number of consecutive words that are not equal by chance. */
const SEQUENCE_WORDS = 9

function wordSequences(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.slice(SEQUENCE_WORDS - 1).map((_, index) => words.slice(index, index + SEQUENCE_WORDS).join(' '))
}

/** True if a text repeats a sequence of words from our own instructions. */
export function repeatsPrompt(text: string, prompt: string): boolean {
  const ofPrompt = new Set(wordSequences(prompt))
  return wordSequences(text).some((sequence) => ofPrompt.has(sequence))
}
