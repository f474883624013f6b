import type { ImageSizes } from '#domain/images/image.schema.ts'

/** One of our own pictures, as the sanitiser writes it. */
const PICTURE = /<img src="(\/media\/pictures\/([0-9a-f]{32})-\d+\.webp)"([^>]*)>/g
/** The article's column of 42rem, or the whole width of a narrow screen. */
const SHOWN = '(min-width: 45rem) 42rem, 100vw'

export function pictureHashesIn(html: string): string[] {
  return [...new Set([...html.matchAll(PICTURE)].flatMap(([, , hash]) => hash ?? []))]
}

/**
 * Adds smaller widths to the pictures in an article's HTML. This happens on reading; the stored text holds one address
 * for each picture.
 */
export function withPictureWidths(html: string, sizesOf: ReadonlyMap<string, ImageSizes>): string {
  return html.replace(PICTURE, (whole, url: string, hash: string, attributes: string) => {
    const sizes = sizesOf.get(hash) ?? []
    const named = sizes.find((size) => size.url === url)
    if (!named) return whole
    const smaller = sizes.filter(({ width }) => width <= named.width)
    const srcset = smaller.map((size) => `${size.url} ${size.width}w`).join(', ')
    // Without a size a picture would be as wide as its column, however small it is.
    const size = attributes.includes(' width="') ? '' : ` width="${named.width}" height="${named.height}"`
    return `<img src="${url}" srcset="${srcset}" sizes="${SHOWN}"${size}${attributes}>`
  })
}
