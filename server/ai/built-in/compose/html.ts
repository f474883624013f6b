/** Escapes text for HTML. */
export function asText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A paragraph of sentences that are already HTML. */
export function paragraph(...sentences: readonly string[]): string {
  return `<p>${sentences.filter((sentence) => sentence !== '').join(' ')}</p>`
}

export function heading(words: string): string {
  return `<h2>${asText(words)}</h2>`
}

/** A list of items that are already HTML. */
export function list(tag: 'ul' | 'ol', items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
}
