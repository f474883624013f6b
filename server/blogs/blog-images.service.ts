import type { BlogImage } from '#domain/blogs/blogs.schema.ts'
import { IMAGE_INVALID, type ImageSizes } from '#domain/images/image.schema.ts'
import type { Actor, Services, UploadedFile } from '../context.ts'
import { invalid } from '../errors.ts'
import { type FileStore, storePicture } from '../infra/files/file-store.ts'
import { ImageError } from '../infra/files/image-variants.ts'
import { insertBlogImage } from './blog-images.queries.ts'

/** A card on a phone, a card at a desk and a text column, the whole cover. */
const WIDTHS = [480, 960, 1600]

async function keepPicture(files: FileStore, file: UploadedFile | undefined, field: string): Promise<ImageSizes> {
  if (!file || file.bytes.length === 0) throw invalid({ [field]: [IMAGE_INVALID] })
  try {
    return await storePicture(files, file.bytes, { widths: WIDTHS })
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ [field]: [error.message] })
    throw error
  }
}

/** @throws invalid for what is no usable image */
export function keepFeaturedImage(files: FileStore, file: UploadedFile): Promise<ImageSizes> {
  return keepPicture(files, file, 'featured_image')
}

/** A picture for the text, noted so that one that no article shows can be found. */
export async function addBlogImage(
  { db, files }: Services,
  actor: Actor,
  file: UploadedFile | undefined,
): Promise<BlogImage> {
  const sizes = await keepPicture(files, file, 'image')
  const url = sizes.at(-1)?.url ?? ''
  await insertBlogImage(db, { url, sizes, uploaded_by: actor.id })
  return { url, sizes }
}
