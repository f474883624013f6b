import type { FastifyInstance } from 'fastify'
import { isInProcess } from '../../pages/is-in-process.ts'
import { COMPRESSED_FROM, compressOnce, encodingFor } from '../encodings.ts'

/**
 * Compresses JSON that is not kept, a search for instance. Not what is sent to somebody signed in: how small it becomes
 * would tell of what stands beside that which a stranger made the browser ask for (the BREACH attack).
 */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' && request.url.startsWith('/api/') && !request.headers.authorization
    if (!isRead || typeof payload !== 'string' || reply.hasHeader('vary') || isInProcess(request)) return done()
    reply.header('vary', 'accept-encoding, authorization')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity' || payload.length < COMPRESSED_FROM) return done()
    reply.header('content-encoding', encoding).removeHeader('content-length')
    compressOnce(Buffer.from(payload), encoding).then((compressed) => done(null, compressed), done)
  })
}
