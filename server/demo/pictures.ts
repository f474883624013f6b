import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { PICTURES_PATH } from '#domain/images/media.ts'
import { ARTICLE_PICTURE_WIDTHS, PROFILE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import type { Database } from '../db/connect.ts'
import { storePicture } from '../images/images.service.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { createLimiter } from '../infra/limits/limiter.ts'
import { PROJECT_ROOT } from '../infra/project-root.ts'

/** Drawn by `scripts/demo-pictures.ts` and checked in, so that the first start need not encode them. */
export const DEMO_PICTURES_FOLDER = join(PROJECT_ROOT, 'server/demo/pictures')

export function pictureFile(name: string, width: number): string {
  return `${name}-${width}.webp`
}

interface PictureShape {
  widths: number[]
  /** Height divided by width. */
  ratio: number
}

export const PORTRAIT: PictureShape = { widths: PROFILE_PICTURE_WIDTHS, ratio: 1 }
export const SCENE: PictureShape = { widths: ARTICLE_PICTURE_WIDTHS, ratio: 9 / 16 }

/** All at once would open every connection of the pool, which a busy machine may not do in time. */
const limitCopies = createLimiter({ concurrent: 4, waiting: Number.POSITIVE_INFINITY })

/** Copies a checked-in picture into the store. */
export function storeDemoPicture(
  db: Database,
  store: FileStore,
  name: string,
  { widths, ratio }: PictureShape,
): Promise<ImageSizes> {
  return limitCopies(async () => {
    const variants = await Promise.all(
      widths.map(async (width) => {
        const webp = await readFile(join(DEMO_PICTURES_FOLDER, pictureFile(name, width)))
        // AVIF would not be smaller for flat colours, and encoding would slow down the first start.
        return { width, height: Math.round(width * ratio), webp, avif: null }
      }),
    )
    return storePicture(db, store, variants)
  })
}

const IN_TEXT = new RegExp(`(?<=<img src=")${PICTURES_PATH}([a-z-]+)\\.webp(?=")`, 'g')

/** The names of the pictures in a demo text. */
export function picturesNamedIn(content: string): string[] {
  return [...content.matchAll(IN_TEXT)].flatMap(([, name]) => (name ? [name] : []))
}

/** Replaces the names of pictures in a text by their stored addresses. */
export function withStoredPictures(content: string, stored: ReadonlyMap<string, ImageSizes>): string {
  return content.replace(IN_TEXT, (_, name: string) => {
    const url = stored.get(name)?.at(-1)?.url
    if (!url) throw new Error(`no demo picture is called ${name}`)
    return url
  })
}
