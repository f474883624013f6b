import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { PROFILE_PICTURE_WIDTHS } from '#domain/images/picture-widths.ts'
import { storePicture } from '../../images/images.service.ts'
import type { FileStore } from '../../infra/files/file-store.ts'
import { PROJECT_ROOT } from '../../infra/project-root.ts'
import type { Database } from '../connect.ts'

/** Drawn by `scripts/demo-pictures.ts` and checked in, so that the first start has nothing to encode. */
export const DEMO_PICTURES_FOLDER = join(PROJECT_ROOT, 'server/db/demo-pictures')

export function pictureFile(name: string, width: number): string {
  return `${name}-${width}.webp`
}

/** Copies one of the checked-in pictures into the store. */
export async function storeDemoPicture(db: Database, store: FileStore, name: string): Promise<ImageSizes> {
  const variants = await Promise.all(
    PROFILE_PICTURE_WIDTHS.map(async (width) => {
      const webp = await readFile(join(DEMO_PICTURES_FOLDER, pictureFile(name, width)))
      // Flat colours: AVIF would save nothing, and nothing is encoded at the first start.
      return { width, height: width, webp, avif: null }
    }),
  )
  return storePicture(db, store, variants)
}
