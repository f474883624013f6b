import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PROJECT_ROOT } from '../../infra/project-root.ts'

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Built assets have their hash in the name and never change; other public files are revalidated daily. */
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
