import type { FastifyInstance } from 'fastify'
import { isOwnPicture, MEDIA_PATH } from '#domain/images/media.ts'
import { notFound } from '../../errors.ts'
import type { FileStore, StoredFile } from '../../infra/files/file-store.ts'
import { avifBeside } from '../../infra/files/stored-picture.ts'
import { IMMUTABLE } from './static-files.ts'

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** Named, and not refused by `q=0`; a client that takes `image/*` may still not know it. */
function takesAvif(accept: string | undefined): boolean {
  const [, ...parameters] = (accept ?? '')
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
    .find(([type]) => type === 'image/avif') ?? ['', 'q=0']
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return quality === undefined || Number(quality.slice(2)) > 0
}

interface Answer {
  file: StoredFile
  type: string
}

async function find(files: FileStore, key: string, accept: string | undefined): Promise<Answer | null> {
  const type = TYPES[key.split('.').at(-1) ?? '']
  if (!type || !isOwnPicture(`${MEDIA_PATH}${key}`)) return null
  const smaller = type === 'image/webp' && takesAvif(accept) ? await files.read(avifBeside(key)) : null
  if (smaller) return { file: smaller, type: 'image/avif' }
  const file = await files.read(key)
  return file && { file, type }
}

/**
 * Uploaded pictures: the name holds the hash of the content, so it never changes. A WebP's address gives the AVIF beside
 * it to whoever takes that (docs/decisions/010-avif-by-accept.md).
 */
export function serveMedia(app: FastifyInstance): void {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const found = await find(app.services.files, (request.params as { '*': string })['*'], request.headers.accept)
    if (!found) throw notFound()
    const { file, type } = found
    return reply
      .headers({ 'content-type': type, 'content-length': file.length, 'cache-control': IMMUTABLE, vary: 'Accept' })
      .send(file.stream)
  })
}
