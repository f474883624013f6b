/** A start tag as browsers write it, with every value in double quotes. */
const START_TAG = /<[a-z][^\s>]*(?:\s[^\s="<>]+="[^"]*")+/g

/**
 * Browsers of before 2025 write the brackets of a value as they are; whoever then looks for headings, to give them
 * anchors, would find those in an alternative text and break it open.
 */
export function escapeValues(html: string): string {
  return html.replace(START_TAG, (tag) => `<${tag.slice(1).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`)
}
