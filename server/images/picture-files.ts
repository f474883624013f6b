import { createHash } from 'node:crypto'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { MEDIA_PATH, PICTURES_PATH } from '#domain/images/media.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import type { ImageVariant } from './image-variants.ts'

/**
 * The addresses of a picture's files, smallest first. Names derive from the content of all widths together, so a file
 * never changes, and pictures never share files.
 */
export function addressesOf(variants: ImageVariant[]): { hash: string; sizes: ImageSizes } {
  const all = createHash('sha256')
  for (const { webp } of variants) all.update(webp)
  const hash = all.digest('hex').slice(0, 32)
  const url = (width: number) => `${PICTURES_PATH}${hash}-${width}.webp`
  return { hash, sizes: variants.map(({ width, height }) => ({ width, height, url: url(width) })) }
}

function keyOf({ url }: ImageSizes[number]): string {
  return url.slice(MEDIA_PATH.length)
}

/** The key of the AVIF with the same name. */
export function avifBeside(key: string): string {
  return key.replace(/\.webp$/, '.avif')
}

/** Writes the AVIF first, so that it exists as soon as the WebP does. */
export async function putPicture(files: FileStore, sizes: ImageSizes, variants: ImageVariant[]): Promise<void> {
  await Promise.all(
    variants.map(async ({ webp, avif }, index) => {
      const key = keyOf(sizes[index] as ImageSizes[number])
      if (avif) await files.put(avifBeside(key), avif, 'image/avif')
      await files.put(key, webp, 'image/webp')
    }),
  )
}

/** A missing file is not an error, because an interrupted removal is repeated. */
export async function removePicture(files: FileStore, sizes: ImageSizes): Promise<void> {
  const keys = sizes.map(keyOf)
  await Promise.all([...keys, ...keys.map(avifBeside)].map((key) => files.remove(key)))
}
