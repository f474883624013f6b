const BLOCK = 512
const NAME_MAX = 100
const PREFIX_MAX = 155
const FILE = '0'
const FOLDER = '5'
/** Twelve digits to the base eight, the last of them a space. */
const SIZE_MAX = 8 ** 11 - 1

export interface TarEntry {
  name: string
  bytes: number
  isFolder: boolean
}

/** A long path is split at a slash, as ustar does it. */
function split(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= NAME_MAX) return { prefix: '', rest: name }
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= PREFIX_MAX && Buffer.byteLength(rest) <= NAME_MAX) return { prefix, rest }
  }
  throw new Error(`a path too long for an archive: ${name}`)
}

function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

/** What stands before a file's bytes: ustar, which every tar reads. */
export function headerOf({ name, bytes, isFolder }: TarEntry): Buffer {
  if (bytes > SIZE_MAX) throw new Error(`a file too large for an archive: ${name}`)
  const { prefix, rest } = split(name)
  const header = Buffer.alloc(BLOCK)
  header.write(rest, 0)
  header.write(isFolder ? '0000700' : '0000600', 100)
  header.write('0000000', 108)
  header.write('0000000', 116)
  header.write(`${bytes.toString(8).padStart(11, '0')} `, 124)
  header.write('00000000000 ', 136)
  header.write(isFolder ? FOLDER : FILE, 156)
  header.write('ustar\u000000', 257)
  header.write(prefix, 345)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

export function paddingOf(bytes: number): Buffer {
  return Buffer.alloc((BLOCK - (bytes % BLOCK)) % BLOCK)
}

export const TAR_END = Buffer.alloc(2 * BLOCK)

function textAt(header: Buffer, at: number, length: number): string {
  const field = header.subarray(at, at + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString()
}

/** @returns null for the block of zeros at the end, or for what is no header */
export function readHeader(header: Buffer): TarEntry | null {
  if (header.length < BLOCK || Number.parseInt(textAt(header, 148, 8), 8) !== checksum(header)) return null
  const prefix = textAt(header, 345, PREFIX_MAX)
  const rest = textAt(header, 0, NAME_MAX)
  return {
    name: prefix ? `${prefix}/${rest}` : rest,
    bytes: Number.parseInt(textAt(header, 124, 12), 8),
    isFolder: textAt(header, 156, 1) === FOLDER,
  }
}

/** Takes bytes from a stream by their number. */
export function createTaker(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** @returns fewer than asked for at the end of the stream */
  async function take(bytes: number): Promise<Buffer> {
    const taken: Buffer[] = []
    let missing = bytes
    for await (const piece of pieces(missing)) {
      taken.push(piece)
      missing -= piece.length
    }
    return Buffer.concat(taken)
  }

  async function* pieces(bytes: number): AsyncGenerator<Buffer> {
    for (let missing = bytes; missing > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) return
        rest = next.value
      }
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }
  return { take, pieces }
}
export type Taker = ReturnType<typeof createTaker>
