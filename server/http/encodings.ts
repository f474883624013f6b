import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compressing less than this takes more time than it saves. */
export const COMPRESSED_FROM = 1024

/** The values sent by almost every browser, which need no parsing. */
const USUAL = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br', 'gzip, br', '*'])

/** True if an `Accept…` header contains this value and does not reject it with `q=0`. */
export function accepts(header: string, value: string): boolean {
  return negotiate(header.toLowerCase(), ['', value]) === value
}

/** The most compact encoding that a client accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '')
  if (USUAL.has(header) || accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** 128 KB, as long as a page: with the 4 MB of Brotli's default, V8 collects garbage for almost every page. */
const WINDOW_BITS = 17

/**
 * Compresses while a reader waits. Brotli's level 5 makes a page 1.5 % larger than 9, which takes fifteen times as
 * long.
 */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: 6 })
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants
  return brotli(body, { params: { [quality]: 5, [window]: WINDOW_BITS, [size]: body.length } })
}

/**
 * Compresses JSON that is not cached, such as a search. Not for signed-in callers: the compressed size would reveal
 * data next to text that an attacker made the browser request (the BREACH attack).
 */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' && request.url.startsWith('/api/') && !request.headers.authorization
    if (!isRead || typeof payload !== 'string' || reply.hasHeader('vary')) return done()
    reply.header('vary', 'accept-encoding, authorization')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity' || payload.length < COMPRESSED_FROM) return done()
    reply.header('content-encoding', encoding).removeHeader('content-length')
    compress(Buffer.from(payload), encoding).then((compressed) => done(null, compressed), done)
  })
}
