import type { Blog, BlogImage } from '#domain/blogs/blogs.schema.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { ARTICLE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import type { Services, UploadedFile } from '../../context.ts'
import type { Database } from '../../db/connect.ts'
import { sizesOfPictures, storeUpload, storeUploadFor } from '../../images/images.service.ts'
import type { BlogRow } from '../blogs.queries.ts'
import { toBlogItem } from '../to-blog.ts'

/** One of our own pictures, as the sanitizer writes it. */
const PICTURE = /<img src="(\/media\/pictures\/([0-9a-f]{32})-\d+\.webp)"([^>]*)>/g
/** The article's column of 42rem, or the whole width of a narrow screen. */
const SIZES = '(min-width: 45rem) 42rem, 100vw'

export function pictureHashesIn(html: string): string[] {
  return [...new Set([...html.matchAll(PICTURE)].flatMap(([, , hash]) => hash ?? []))]
}

/**
 * Adds smaller widths to the pictures in an article's HTML. Done on reading; the stored text has one address per
 * picture.
 */
export function withPictureWidths(html: string, sizesOf: ReadonlyMap<string, ImageSizes>): string {
  return html.replace(PICTURE, (tag, url: string, hash: string, attributes: string) => {
    const sizes = sizesOf.get(hash) ?? []
    const original = sizes.find((size) => size.url === url)
    if (!original) return tag
    const smaller = sizes.filter(({ width }) => width <= original.width)
    const srcset = smaller.map((size) => `${size.url} ${size.width}w`).join(', ')
    // Without a size, even a small picture would fill its column.
    const size = attributes.includes(' width="') ? '' : ` width="${original.width}" height="${original.height}"`
    return `<img src="${url}" srcset="${srcset}" sizes="${SIZES}"${size}${attributes}>`
  })
}

type Store = Pick<Services, 'db' | 'files'>

/** Stores the uploaded picture, if any, only if `write` succeeds. @throws invalid for an unusable image */
export function withFeaturedImage<T>(
  store: Store,
  file: UploadedFile | undefined,
  write: (sizes: ImageSizes | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return write(undefined)
  return storeUploadFor(store, file, 'featured_image', { widths: ARTICLE_PICTURE_WIDTHS }, write)
}

export async function addBlogImage(store: Store, file: UploadedFile | undefined): Promise<BlogImage> {
  const sizes = await storeUpload(store, file, 'image', { widths: ARTICLE_PICTURE_WIDTHS })
  return { url: sizes.at(-1)?.url ?? '', sizes }
}

/** The article as shown to readers, with its pictures in all widths. */
export async function toPublicBlog(db: Database, row: BlogRow): Promise<Blog> {
  const sizesOf = await sizesOfPictures(db, pictureHashesIn(row.content))
  return { ...toBlogItem(row), content: withPictureWidths(row.content, sizesOf) }
}
