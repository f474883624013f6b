import { createHash } from 'node:crypto'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { MEDIA_PATH, PICTURES_PATH } from '#domain/images/media.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import type { ImageVariant } from './image-variants.ts'

/** One name for all widths together, so that a picture shares its files with no other. */
function hashOf(variants: ImageVariant[]): string {
  const hash = createHash('sha256')
  for (const { webp } of variants) hash.update(webp)
  return hash.digest('hex').slice(0, 32)
}

/** Where a picture will lie, smallest first; the name is made from its content, so that a file never changes. */
export function addressesOf(variants: ImageVariant[]): { hash: string; sizes: ImageSizes } {
  const hash = hashOf(variants)
  return {
    hash,
    sizes: variants.map(({ width, height }) => ({ width, height, url: `${PICTURES_PATH}${hash}-${width}.webp` })),
  }
}

function keyOf({ url }: ImageSizes[number]): string {
  return url.slice(MEDIA_PATH.length)
}

/** The AVIF beside a WebP, under the same name. */
export function avifBeside(key: string): string {
  return key.replace(/\.webp$/, '.avif')
}

/** AVIF first, so that it exists as soon as the WebP beside it does. */
export async function putPicture(files: FileStore, sizes: ImageSizes, variants: ImageVariant[]): Promise<void> {
  await Promise.all(
    variants.map(async ({ webp, avif }, index) => {
      const key = keyOf(sizes[index] as ImageSizes[number])
      if (avif) await files.put(avifBeside(key), avif, 'image/avif')
      await files.put(key, webp, 'image/webp')
    }),
  )
}

/** A missing file is no error, because an interrupted removal is repeated. */
export async function removePicture(files: FileStore, sizes: ImageSizes): Promise<void> {
  const keys = sizes.map(keyOf)
  await Promise.all([...keys, ...keys.map(avifBeside)].map((key) => files.remove(key)))
}
