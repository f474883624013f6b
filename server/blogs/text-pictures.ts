import type { ImageSizes } from '#domain/images/image.schema.ts'

/** As the sanitiser writes a picture of our own. */
const PICTURE = /<img src="(\/media\/pictures\/([0-9a-f]{32})-\d+\.webp)"([^>]*)>/g
/** A column of 42rem beside what accompanies it, the whole width below. */
const SHOWN = '(min-width: 45rem) 42rem, 100vw'

export function pictureHashesIn(html: string): string[] {
  return [...new Set([...html.matchAll(PICTURE)].flatMap(([, , hash]) => hash ?? []))]
}

/**
 * An article's HTML with its pictures in several widths, none larger than the one that the text names. They are written
 * when it is read: what is stored, edited and compared holds one address for each picture.
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
