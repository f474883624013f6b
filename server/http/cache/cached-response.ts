import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../../context.ts'
import { callerOf, isReading } from '../caller.ts'
import { compress, type Encoding, encodingFor } from '../encodings.ts'
import type { CacheTag } from './cache-tags.ts'

const decompress = promisify(brotliDecompress)

/**
 * Alternating names and values, built once. The last value is the request id: `writeHead` reads the list before it
 * returns, so one list serves all requests.
 */
type SendableHeaders = string[]

export interface FreshResponse {
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<CacheTag>
  /** The part of the ETag before its slash: the version in `If-Match`. */
  version?: string | undefined
  /** Called for each reader. */
  onRead?: ((caller: Caller) => void) | undefined
}

/** Joining a larger body to its headers costs more than sending two pieces. */
const SMALL_BYTES = 8192

function sendableHeaders(headers: Record<string, string>): SendableHeaders {
  return [...Object.entries(headers).flat(), 'x-request-id', '']
}

function forRequest(headers: SendableHeaders, id: string): SendableHeaders {
  headers[headers.length - 1] = id
  return headers
}

/** A response ready to send, compressed with Brotli, which browsers accept. */
export type CachedResponse = Awaited<ReturnType<typeof toCached>>

export async function toCached({ body, headers, tags, version, onRead }: FreshResponse) {
  const brotli = await compress(body, 'br')
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = version ? `"${version}/${hash}"` : `"${hash}"`
  return {
    etag,
    brotli: {
      headers: sendableHeaders({ ...headers, 'content-encoding': 'br', etag, 'content-length': String(brotli.length) }),
      /** A small body is a Latin-1 string: Node sends it in one piece with the headers. */
      bytes: brotli.length <= SMALL_BYTES ? brotli.toString('latin1') : brotli,
    },
    /** Without encoding and length: for 304 and for other encodings. */
    headers: sendableHeaders({ ...headers, etag }),
    tags,
    /** In bytes. */
    size: brotli.length,
    onRead,
  }
}

/** Encodings for clients without Brotli (old browsers, programs), created from the stored form on demand. */
const otherEncodings = new LRUCache<string, Buffer>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length + 1,
})

async function encodeAs({ etag, brotli }: CachedResponse, encoding: Exclude<Encoding, 'br'>): Promise<Buffer> {
  const key = `${encoding} ${etag}`
  const cached = otherEncodings.get(key)
  if (cached) return cached
  const body = await decompress(typeof brotli.bytes === 'string' ? Buffer.from(brotli.bytes, 'latin1') : brotli.bytes)
  const encoded = encoding === 'gzip' ? await compress(body, 'gzip') : body
  otherEncodings.set(key, encoded)
  return encoded
}

async function writeOther(
  cached: CachedResponse,
  encoding: Exclude<Encoding, 'br'>,
  id: string,
  response: ServerResponse,
): Promise<void> {
  const bytes = await encodeAs(cached, encoding)
  const headers = ['content-length', String(bytes.length), ...(encoding === 'gzip' ? ['content-encoding', 'gzip'] : [])]
  response.writeHead(200, [...headers, ...forRequest(cached.headers, id)]).end(bytes)
}

function write(cached: CachedResponse, id: string, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match']?.includes(cached.etag)) {
    response.writeHead(304, forRequest(cached.headers, id)).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const { headers, bytes } = cached.brotli
  if (encoding === 'br') response.writeHead(200, forRequest(headers, id)).end(bytes, 'latin1')
  else void writeOther(cached, encoding, id, response).catch(() => response.destroy())
}

/** The only function that sends cached bytes: directly to the socket, because the response has all its headers. */
export function writeCached(
  cached: CachedResponse,
  id: string,
  ip: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  write(cached, id, request, response)
  if (cached.onRead && isReading(request)) cached.onRead(callerOf({ ip, headers: request.headers, raw: request }))
}

/** Sends a cached response to a request that is already handled by the framework. */
export function sendCached(cached: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  writeCached(cached, request.id, request.ip, request.raw, reply.raw)
  return reply
}
