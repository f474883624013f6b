import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../errors.ts'
import { PROJECT_ROOT } from '../../infra/project-root.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Built assets carry their hash in their name and never change; other public files are asked for again each day. */
export async function serveStaticFiles(app: FastifyInstance): Promise<void> {
  const root = join(PROJECT_ROOT, 'dist/client')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    schemaHide: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'public, max-age=86400')
    },
  })
}

const MEDIA_TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }

/** Uploaded pictures: the name holds the hash of the content, so it never changes either. */
export function serveMedia(app: FastifyInstance): void {
  app.get('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const key = (request.params as { '*': string })['*']
    const type = MEDIA_TYPES[key.split('.').at(-1) ?? '']
    const file = type ? await app.services.files.read(key) : null
    if (!file) throw notFound()
    return reply
      .headers({ 'content-type': type ?? '', 'content-length': file.length, 'cache-control': IMMUTABLE })
      .send(file.stream)
  })
}
