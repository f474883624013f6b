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

/** The brands in the `ftyp` box of ISO base media, the main one first; none for other files. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const [main, _version, ...compatible] = ascii(bytes, 8, end).match(/.{4}/gs) ?? []
  return main ? [main, ...compatible] : []
}

function isAvif(bytes: Buffer): boolean {
  return brandsOf(bytes).includes('avif')
}

/** What phones take photos in; its codec is patented, so neither browsers nor sharp read it. */
export function isHeic(bytes: Buffer): boolean {
  return brandsOf(bytes).some((brand) => /^he[iv][cxms]$/.test(brand))
}

/** What sharp calls the format of a JPEG, PNG, GIF, WebP or AVIF; null for everything else, SVG among it. */
export function detectImageFormat(bytes: Buffer): string | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null
}
