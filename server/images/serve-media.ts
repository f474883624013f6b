import type { FastifyInstance } from 'fastify'
import { isOwnPicture, MEDIA_PATH } from '#domain/images/media.ts'
import { notFound } from '../errors.ts'
import { accepts } from '../http/encodings.ts'
import { IMMUTABLE } from '../http/pages/static-files.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { avifBeside } from './picture-files.ts'

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

async function find(files: FileStore, key: string, accept: string) {
  const type = TYPES[key.split('.').at(-1) ?? '']
  if (!type || !isOwnPicture(`${MEDIA_PATH}${key}`)) return null
  const avif = type === 'image/webp' && accepts(accept, 'image/avif') ? await files.read(avifBeside(key)) : null
  if (avif) return { file: avif, type: 'image/avif' }
  const file = await files.read(key)
  return file && { file, type }
}

/**
 * Serves uploaded pictures; the name contains the hash of the content, so they never change. Clients that accept AVIF
 * get it at the address of the WebP (docs/decisions/010-avif-by-accept.md).
 */
export function serveMedia(app: FastifyInstance): void {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const found = await find(app.services.files, (request.params as { '*': string })['*'], request.headers.accept ?? '')
    if (!found) throw notFound()
    const { file, type } = found
    return reply
      .headers({ 'content-type': type, 'content-length': file.length, 'cache-control': IMMUTABLE, vary: 'Accept' })
      .send(file.stream)
  })
}
