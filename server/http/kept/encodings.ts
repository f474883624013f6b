import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compressing less than this costs more than it spares. */
export const COMPRESSED_FROM = 1024

/** What almost every browser says, without a look at its parts. */
const USUAL = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br', 'gzip, br'])

function accepts(ranges: ReadonlyMap<string, number>, name: string): boolean {
  return (ranges.get(name) ?? ranges.get('*') ?? 0) > 0
}

function rangeOf(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}

/** The smallest form that a client takes; `q=0` refuses one (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '')
  if (USUAL.has(header)) return 'br'
  if (header === '') return 'identity'
  const ranges = new Map(header.split(',').map(rangeOf))
  if (accepts(ranges, 'br')) return 'br'
  return accepts(ranges, 'gzip') ? 'gzip' : 'identity'
}

export function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

export function compressGzip(body: Buffer, level: number): Promise<Buffer> {
  return gzipped(body, { level })
}

/** For one reader: quick rather than small. */
export async function compressOnce(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? compressBrotli(body, 4) : compressGzip(body, 4)
}
