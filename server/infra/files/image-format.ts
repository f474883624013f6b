/** The first bytes of each format that people may send; the name and the declared type are not looked at. */
const SIGNATURES: [format: string, matches: (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6))],
  ['webp', (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP'],
  ['heif', isAvif],
]

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1')
}

/** ISO base media: AVIF names itself in the `ftyp` box, as the main brand or among the compatible ones. */
function isAvif(bytes: Buffer): boolean {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const brands = ascii(bytes, 8, end).match(/.{4}/gs) ?? []
  return brands.some((brand, index) => index !== 1 && brand === 'avif')
}

/** What sharp calls the format of a JPEG, PNG, GIF, WebP or AVIF; null for everything else, SVG among it. */
export function imageFormatOf(bytes: Buffer): string | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null
}
