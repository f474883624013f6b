import { IMAGE_INVALID, type ImageSizes } from '#domain/images/image.schema.ts'
import type { UploadedFile } from '../context.ts'
import { invalid } from '../errors.ts'
import { type FileStore, storePicture } from '../infra/files/file-store.ts'
import { ImageError } from '../infra/files/image-variants.ts'

/** Stores an uploaded picture in its square variants. @throws invalid for what is no usable image */
export async function keepPicture(files: FileStore, file: UploadedFile): Promise<ImageSizes> {
  if (file.bytes.length === 0) throw invalid({ profile_picture: [IMAGE_INVALID] })
  try {
    return await storePicture(files, file.bytes, { square: true })
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ profile_picture: [error.message] })
    throw error
  }
}
