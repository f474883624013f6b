/** Where the styles of what is pasted stand meanwhile: the page's policy would empty a `style` that comes as text. */
export const PASTED_STYLE = 'data-style'

const STYLE_SHEETS = /<style\b[\s\S]*?<\/style>/gi
/** An opening tag with its attributes; a `>` may stand in quotes. */
const TAGS = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi
/** Values, which are passed over, or the name of a style. */
const VALUES_OR_STYLE = /"[^"]*"|'[^']*'|=\s*[^\s"'>]+|(?<![\w-])style(?=\s*=)/gi

/** The HTML with each `style` attribute under another name, whatever stands in text and values. */
export function putStylesAside(html: string): string {
  return html.replace(TAGS, (tag) =>
    tag.replace(VALUES_OR_STYLE, (part) => (part.toLowerCase() === 'style' ? PASTED_STYLE : part)),
  )
}

/** What was on the clipboard, without style sheets and with its styles put aside. */
export function parsePasted(html: string): HTMLElement {
  return new DOMParser().parseFromString(putStylesAside(html.replace(STYLE_SHEETS, '')), 'text/html').body
}
