import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../context.ts'
import { callerOf, isReading } from '../caller.ts'
import { compressBrotli, compressGzip, type Encoding, encodingFor } from '../encodings.ts'
import type { CacheTag } from './cache-tags.ts'

const unzip = promisify(gunzip)

/**
 * Names and values alternating, built once. The last value is the request id: `writeHead` reads the list before it returns,
 * so that one list serves all requests.
 */
type SendableHeaders = string[]

/** Bytes as they are sent, with their headers. */
interface SendableBody {
  headers: SendableHeaders
  /** A small body as text of one byte for each letter: Node sends it in one piece with the headers. */
  bytes: Buffer | string
}

/** A response ready to be sent: compressed once, in each form that clients accept. */
export interface CachedResponse {
  etag: string
  bodies: Record<Exclude<Encoding, 'identity'>, SendableBody> & { identity: SendableBody | null }
  /** For 304. */
  unchanged: SendableHeaders
  tags: ReadonlySet<CacheTag>
  size: number
  /** Called for each reader. */
  onRead: ((caller: Caller) => void) | undefined
}

export interface FreshResponse {
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<CacheTag>
  /** What the ETag begins with, before its slash: the version that `If-Match` names. */
  version?: string | undefined
  onRead?: ((caller: Caller) => void) | undefined
}

/** A caller waits while pages and JSON are compressed for many readers; large files would take too long at this quality. */
const QUALITY = { page: { br: 9, gzip: 9 }, json: { br: 5, gzip: 6 }, file: { br: 5, gzip: 6 } } as const

/** Joining a larger body to its headers costs more than sending two pieces. */
const SMALL_BYTES = 8192

function sendableHeaders(headers: Record<string, string>): SendableHeaders {
  return [...Object.entries(headers).flat(), 'x-request-id', '']
}

function forRequest(headers: SendableHeaders, id: string): SendableHeaders {
  headers[headers.length - 1] = id
  return headers
}

/** A file, which may be large, is stored only compressed. */
export async function toCached(fresh: FreshResponse, kind: keyof typeof QUALITY): Promise<CachedResponse> {
  const { body, headers, tags, version, onRead } = fresh
  const quality = QUALITY[kind]
  const [brotli, zipped] = await Promise.all([compressBrotli(body, quality.br), compressGzip(body, quality.gzip)])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = version ? `"${version}/${hash}"` : `"${hash}"`
  const sendable = (bytes: Buffer, encoding: Record<string, string> = {}) => ({
    headers: sendableHeaders({ ...headers, ...encoding, etag, 'content-length': String(bytes.length) }),
    bytes: bytes.length <= SMALL_BYTES ? bytes.toString('latin1') : bytes,
  })
  return {
    etag,
    bodies: {
      br: sendable(brotli, { 'content-encoding': 'br' }),
      gzip: sendable(zipped, { 'content-encoding': 'gzip' }),
      identity: kind === 'file' ? null : sendable(body),
    },
    unchanged: sendableHeaders({ ...headers, etag }),
    tags,
    size: brotli.length + zipped.length + (kind === 'file' ? 0 : body.length),
    onRead,
  }
}

async function writeUnzipped({ bodies: { gzip }, unchanged }: CachedResponse, id: string, response: ServerResponse) {
  const bytes = await unzip(typeof gzip.bytes === 'string' ? Buffer.from(gzip.bytes, 'latin1') : gzip.bytes)
  response.writeHead(200, ['content-length', String(bytes.length), ...forRequest(unchanged, id)]).end(bytes)
}

function write(
  cached: CachedResponse,
  id: string,
  headers: IncomingMessage['headers'],
  response: ServerResponse,
): void {
  if (headers['if-none-match']?.includes(cached.etag)) {
    response.writeHead(304, forRequest(cached.unchanged, id)).end()
    return
  }
  const body = cached.bodies[encodingFor(headers['accept-encoding'])]
  if (body) response.writeHead(200, forRequest(body.headers, id)).end(body.bytes, 'latin1')
  else void writeUnzipped(cached, id, response).catch(() => response.destroy())
}

/** The only sender of cached bytes: straight to the socket, since the response was made with all its headers. */
export function writeCached(
  cached: CachedResponse,
  id: string,
  ip: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  write(cached, id, request.headers, response)
  if (cached.onRead && isReading(request)) cached.onRead(callerOf({ ip, headers: request.headers, raw: request }))
}

/** The same for a request that the framework has taken. */
export function sendCached(cached: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  writeCached(cached, request.id, request.ip, request.raw, reply.raw)
  return reply
}
