const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** A tag may not contain `<`, so that a text of only `<` takes linear time. */
const BREAKS = /<(?:\/(?:p|h[1-6]|li|blockquote|td|th|tr|figcaption|pre)|br|hr)\b[^<>]*>/gi
const TAGS = /<[^<>]*>/g
/** A plate in the text, see `plate-blocks.ts`; its start tag names the plate and the title. */
export const PLATE_BLOCK =
  /<figure data-plate="(?<plate>[^"<>]*)" data-title="(?<title>[^"<>]*)">(?:(?!<\/?figure\b)[\s\S])*<\/figure>/g

/** Removes plates, whose text is not the author's. */
export function withoutPlates(html: string): string {
  return html.replace(PLATE_BLOCK, '')
}

/** The text of an article's HTML, for counting and searching; never to be shown as HTML. */
export function plainText(html: string): string {
  return decode(withoutPlates(html).replace(BREAKS, '$& ').replace(TAGS, '')).replace(/\s+/g, ' ').trim()
}

/** The same with a line for each paragraph, heading or list item. */
export function plainLines(html: string): string {
  return withoutPlates(html)
    .replace(BREAKS, '$&\n')
    .split('\n')
    .map(plainText)
    .filter((line) => line !== '')
    .join('\n')
}
