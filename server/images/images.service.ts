import { IMAGE_INVALID, type ImageSizes } from '#domain/images/image.schema.ts'
import type { Services, UploadedFile } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { invalid } from '../errors.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { ImageError, type ImageVariant, makeImageVariants, type VariantOptions } from './image-variants.ts'
import { listStored, recordStored } from './images.queries.ts'
import { removeUpload } from './orphaned-pictures.service.ts'
import { addressesOf, putPicture } from './picture-files.ts'

/** Records the picture first, outside any transaction, so that its files are known even if only some are written. */
export async function storePicture(db: Database, files: FileStore, variants: ImageVariant[]): Promise<ImageSizes> {
  const { hash, sizes } = addressesOf(variants)
  await recordStored(db, hash, sizes)
  await putPicture(files, sizes, variants)
  return sizes
}

/** @throws invalid, on the form's field, for an unusable image; unavailable while the queue is full */
async function variantsOf(file: UploadedFile | undefined, field: string, options: VariantOptions) {
  if (!file || file.bytes.length === 0) throw invalid({ [field]: [IMAGE_INVALID] })
  try {
    return await makeImageVariants(file.bytes, options)
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ [field]: [error.message] })
    throw error
  }
}

/** Re-encodes a private picture as WebP without metadata. Throws like `storeUpload`. */
export async function reencodePicture(file: UploadedFile, field: string, width: number): Promise<Buffer> {
  const [variant] = await variantsOf(file, field, { widths: [width], webpOnly: true })
  if (!variant) throw new Error('a picture has at least one width')
  return variant.webp
}

/**
 * Stores an uploaded picture in its widths, smallest first, and removes it again if `use` fails.
 * @throws invalid, on the form's field, for an unusable image; unavailable while the queue is full
 */
export async function storeUploadFor<T>(
  { db, files }: Pick<Services, 'db' | 'files'>,
  file: UploadedFile,
  field: string,
  options: VariantOptions,
  use: (sizes: ImageSizes) => Promise<T>,
): Promise<T> {
  const variants = await variantsOf(file, field, options)
  const { hash, sizes } = addressesOf(variants)
  const stored = await recordStored(db, hash, sizes)
  try {
    await putPicture(files, sizes, variants)
    return await use(sizes)
  } catch (error) {
    // If the file store or the database cannot be reached, the daily run removes the upload.
    await removeUpload(db, files, stored).catch(() => {})
    throw error
  }
}

/** As `storeUploadFor`, for a picture to be used later; the daily run removes it if it is not. */
export async function storeUpload(
  { db, files }: Pick<Services, 'db' | 'files'>,
  file: UploadedFile | undefined,
  field: string,
  options: VariantOptions,
): Promise<ImageSizes> {
  return storePicture(db, files, await variantsOf(file, field, options))
}

/** The stored widths of pictures, by the hash in their names. */
export async function sizesOfPictures(db: Database, hashes: string[]): Promise<Map<string, ImageSizes>> {
  if (hashes.length === 0) return new Map()
  return new Map((await listStored(db, hashes)).map(({ hash, sizes }) => [hash, sizes]))
}
