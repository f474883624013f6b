import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '../bind.ts'
import type { KeptPage, PageCache, SendableBody } from './page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Answers are compressed once for many readers; searches are compressed once for one. */
const BROTLI_QUALITY = { kept: 9, once: 4 } as const

export interface FreshAnswer {
  headers: Record<string, string>
  body: Buffer
  topics: ReadonlySet<Topic>
}

export function compressOnce(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.once } })
}

/** An answer in every form that browsers take, ready to be kept. */
export async function toKept({ body, headers, topics }: FreshAnswer): Promise<KeptPage> {
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.kept,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }
  const [brotli, zipped] = await Promise.all([compressBrotli(body, quality), compressGzip(body, { level: 9 })])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const sendable = (bytes: Buffer, encoding: Record<string, string> = {}) => ({
    headers: { ...headers, ...encoding, etag, 'content-length': String(bytes.length) },
    bytes,
  })
  return {
    etag,
    plain: sendable(body),
    brotli: sendable(brotli, { 'content-encoding': 'br' }),
    gzip: sendable(zipped, { 'content-encoding': 'gzip' }),
    unchanged: { headers: { ...headers, etag } },
    topics,
  }
}

function bodyFor({ plain, brotli, gzip }: KeptPage, accepted: string): SendableBody {
  if (accepted.includes('br')) return brotli
  return accepted.includes('gzip') ? gzip : plain
}

/** Straight to the socket: nothing is left to do for an answer that was made with all its headers. */
export function sendKept(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isKnown = request.headers['if-none-match']?.includes(page.etag)
  const body = isKnown ? null : bodyFor(page, String(request.headers['accept-encoding']))
  const { headers } = body ?? page.unchanged
  reply.hijack()
  reply.raw.writeHead(isKnown ? 304 : 200, { ...headers, 'x-request-id': request.id })
  reply.raw.end(body?.bytes)
  return reply
}

/** Answers at fixed addresses that are no pages, kept beside the pages until what they show changes. */
export function createKeptAnswers(cache: PageCache) {
  const making = new Map<string, Promise<KeptPage>>()

  function makeOnce(address: string, make: () => Promise<FreshAnswer>): Promise<KeptPage> {
    const begun = cache.begin()
    const key = `${begun} ${address}`
    const underWay = making.get(key)
    if (underWay) return underWay
    const started = make()
      .then(toKept)
      .then((kept) => {
        cache.keep(address, kept, begun)
        return kept
      })
      .finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  return async (address: string, request: FastifyRequest, reply: FastifyReply, make: () => Promise<FreshAnswer>) =>
    sendKept(cache.get(address) ?? (await makeOnce(address, make)), request, reply)
}
