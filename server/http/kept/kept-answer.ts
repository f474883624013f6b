import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../context.ts'
import { callerOf, isReading } from '../caller.ts'
import type { ContentKey } from './content-keys.ts'
import { compressBrotli, compressGzip, type Encoding, encodingFor } from './encodings.ts'

const unzip = promisify(gunzip)

/**
 * Names and values by turns, put together once. The last value is the request's number: `writeHead` reads them before it
 * returns, so that one list serves all requests.
 */
type SendableHeaders = string[]

/** Bytes as they are sent, with all headers that belong to them. */
interface SendableBody {
  headers: SendableHeaders
  /** Where there are few, as text of one byte for each letter: Node sends it with the headers in one piece. */
  bytes: Buffer | string
}

/** An answer ready to be sent: compressed once, in each form that clients take. */
export interface KeptAnswer {
  etag: string
  bodies: Record<Exclude<Encoding, 'identity'>, SendableBody> & { identity: SendableBody | null }
  /** Without a body, for a client that has the answer already. */
  unchanged: SendableHeaders
  keys: ReadonlySet<ContentKey>
  size: number
  /** Somebody has been sent it. */
  onRead: ((caller: Caller) => void) | undefined
}

export interface FreshAnswer {
  headers: Record<string, string>
  body: Buffer
  keys: ReadonlySet<ContentKey>
  /** What the ETag begins with, before its slash: the version that `If-Match` names. */
  version?: string | undefined
  onRead?: ((caller: Caller) => void) | undefined
}

/** Pages and JSON are compressed once for many readers, yet somebody waits for them; very large files cost too much so. */
const QUALITY = { page: { br: 9, gzip: 9 }, json: { br: 5, gzip: 6 }, file: { br: 5, gzip: 6 } } as const
export type KeptKind = keyof typeof QUALITY

/** With more, to put the pieces together costs more than to send two. */
const FEW_BYTES = 8192

function sendableHeaders(headers: Record<string, string>): SendableHeaders {
  return [...Object.entries(headers).flat(), 'x-request-id', '']
}

function forRequest(headers: SendableHeaders, id: string): SendableHeaders {
  headers[headers.length - 1] = id
  return headers
}

/** An answer in every form that clients take, ready to be kept. A file, which may be large, only compressed. */
export async function toKept(fresh: FreshAnswer, kind: KeptKind): Promise<KeptAnswer> {
  const { body, headers, keys, version, onRead } = fresh
  const quality = QUALITY[kind]
  const [brotli, zipped] = await Promise.all([compressBrotli(body, quality.br), compressGzip(body, quality.gzip)])
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const etag = version ? `"${version}/${hash}"` : `"${hash}"`
  const sendable = (bytes: Buffer, encoding: Record<string, string> = {}) => ({
    headers: sendableHeaders({ ...headers, ...encoding, etag, 'content-length': String(bytes.length) }),
    bytes: bytes.length <= FEW_BYTES ? bytes.toString('latin1') : bytes,
  })
  return {
    etag,
    bodies: {
      br: sendable(brotli, { 'content-encoding': 'br' }),
      gzip: sendable(zipped, { 'content-encoding': 'gzip' }),
      identity: kind === 'file' ? null : sendable(body),
    },
    unchanged: sendableHeaders({ ...headers, etag }),
    keys,
    size: brotli.length + zipped.length + (kind === 'file' ? 0 : body.length),
    onRead,
  }
}

async function writeUnzipped({ bodies: { gzip }, unchanged }: KeptAnswer, id: string, response: ServerResponse) {
  const bytes = await unzip(typeof gzip.bytes === 'string' ? Buffer.from(gzip.bytes, 'latin1') : gzip.bytes)
  response.writeHead(200, ['content-length', String(bytes.length), ...forRequest(unchanged, id)]).end(bytes)
}

/** Straight to the socket: nothing is left to do for an answer that was made with all its headers. */
export function writeKept(answer: KeptAnswer, id: string, asked: IncomingMessage['headers'], response: ServerResponse) {
  if (asked['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, forRequest(answer.unchanged, id)).end()
    return
  }
  const body = answer.bodies[encodingFor(asked['accept-encoding'])]
  if (body) response.writeHead(200, forRequest(body.headers, id)).end(body.bytes, 'latin1')
  else void writeUnzipped(answer, id, response).catch(() => response.destroy())
}

export function sendKept(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  writeKept(answer, request.id, request.headers, reply.raw)
  if (answer.onRead && isReading(request)) answer.onRead(callerOf(request))
  return reply
}
