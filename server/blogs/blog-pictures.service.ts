import type { Blog, BlogImage } from '#domain/blogs/blogs.schema.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { ARTICLE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import type { Services, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { sizesOfPictures, storeUpload, storeUploadFor } from '../images/images.service.ts'
import type { BlogRow } from './blogs.queries.ts'
import { pictureHashesIn, withPictureWidths } from './text-pictures.ts'
import { toBlog } from './to-blog.ts'

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

/** Stores a picture for the text of an article. */
export async function addBlogImage(store: Store, file: UploadedFile | undefined): Promise<BlogImage> {
  const sizes = await storeUpload(store, file, 'image', { widths: ARTICLE_PICTURE_WIDTHS })
  return { url: sizes.at(-1)?.url ?? '', sizes }
}

/** The article as readers get it, its pictures in all their widths. */
export async function toPublicBlog(db: Database, row: BlogRow): Promise<Blog> {
  const blog = toBlog(row)
  const sizesOf = await sizesOfPictures(db, pictureHashesIn(blog.content))
  return { ...blog, content: withPictureWidths(blog.content, sizesOf) }
}
