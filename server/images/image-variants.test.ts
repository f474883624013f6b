import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  IMAGE_HEIC,
  IMAGE_INVALID,
  IMAGE_MAX_BYTES,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
} from '#domain/images/image.schema.ts'
import { ImageError, makeImageVariants } from './image-variants.ts'

const WIDTHS = [96, 240, 480]

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#2d7546' } })
}

/** A picture that hardly compresses, so that half of its file holds half of the picture. */
function noisyPicture(width: number, height: number): Sharp {
  const bytes = Uint8Array.from({ length: width * height * 3 }, (_, index) => Math.imul(index, 2_654_435_761) >>> 24)
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

const FORMATS: [string, (source: Sharp) => Promise<Buffer>][] = [
  ['JPEG', (source) => source.jpeg().toBuffer()],
  ['PNG', (source) => source.png().toBuffer()],
  ['WebP', (source) => source.webp().toBuffer()],
  ['AVIF', (source) => source.avif({ effort: 0 }).toBuffer()],
  ['GIF', (source) => source.gif().toBuffer()],
]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of a few kilobytes that claims `side` x `side` pixels. */
function pngClaiming(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

async function failureOf(bytes: Buffer): Promise<string> {
  const error = await makeImageVariants(bytes, { widths: WIDTHS }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ImageError)
  return (error as ImageError).message
}

test.each(FORMATS)('%s becomes WebP in every width', async (_, encode) => {
  const variants = await makeImageVariants(await encode(picture(800, 600)), { widths: WIDTHS, square: true })
  expect(variants.map(({ width, height }) => [width, height])).toEqual(WIDTHS.map((width) => [width, width]))
  for (const { webp, width } of variants) {
    const metadata = await sharp(webp).metadata()
    expect([metadata.format, metadata.width]).toEqual(['webp', width])
  }
})

test.each(FORMATS)('a truncated %s is rejected', async (_, encode) => {
  const whole = await encode(noisyPicture(200, 200))
  expect(await failureOf(whole.subarray(0, whole.length / 2))).toBe(IMAGE_INVALID)
})

test('a picture that is not cropped to a square keeps its aspect ratio', async () => {
  const variants = await makeImageVariants(await picture(800, 400).jpeg().toBuffer(), { widths: [96, 480] })
  expect(variants.map(({ width, height }) => [width, height])).toEqual([
    [96, 48],
    [480, 240],
  ])
})

test('nothing is enlarged: the last variant has the width of the source', async () => {
  const small = await picture(300, 500).png().toBuffer()
  expect((await makeImageVariants(small, { widths: WIDTHS, square: true })).map(({ width }) => width)).toEqual([
    96, 240, 300,
  ])
})

test('the smallest picture still has one variant', async () => {
  const dot = await picture(1, 1).gif().toBuffer()
  expect(await makeImageVariants(dot, { widths: WIDTHS })).toMatchObject([{ width: 1, height: 1 }])
})

test('a rotated photo is stored upright and without its metadata', async () => {
  const source = await noisyPicture(400, 200)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '30/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(source).metadata()).exif).toBeDefined()
  const [variant] = await makeImageVariants(source, { widths: [100] })
  expect([variant?.width, variant?.height]).toEqual([100, 200])
  for (const bytes of [variant?.webp, variant?.avif]) {
    const metadata = await sharp(bytes ?? undefined).metadata()
    expect([metadata.width, metadata.height]).toEqual([100, 200])
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(Array(4).fill(undefined))
  }
})

test('grey, transparent, CMYK and 16-bit pictures are read', async () => {
  const sources = [
    picture(50, 50).greyscale().png(),
    sharp({ create: { width: 50, height: 50, channels: 4, background: '#2d754680' } }).png(),
    picture(50, 50).toColourspace('cmyk').jpeg(),
    picture(50, 50).toColourspace('rgb16').png(),
  ]
  for (const source of sources) {
    expect(await makeImageVariants(await source.toBuffer(), { widths: [40] })).toMatchObject([{ width: 40 }])
  }
})

test.each([
  ['nothing', Buffer.alloc(0)],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['text', Buffer.from('not a picture at all')],
  ['the first bytes of a JPEG before an SVG', Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<svg/>')])],
  ['a bare AVIF head', Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1')],
])('%s is rejected', async (_, bytes) => {
  expect(await failureOf(bytes)).toBe(IMAGE_INVALID)
})

test('a TIFF is rejected', async () => {
  expect(await failureOf(await picture(10, 10).tiff().toBuffer())).toBe(IMAGE_INVALID)
})

test('a file must be smaller than 5 MB', async () => {
  const jpeg = await picture(10, 10).jpeg().toBuffer()
  const padded = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)])
  expect(await failureOf(padded(IMAGE_MAX_BYTES))).toBe(IMAGE_TOO_LARGE)
  expect(await makeImageVariants(padded(IMAGE_MAX_BYTES - 1), { widths: [5] })).toHaveLength(1)
})

test('a broken picture does not block the next one', async () => {
  const good = await picture(100, 100).png().toBuffer()
  const answers = await Promise.allSettled([
    makeImageVariants(good.subarray(0, 60), { widths: [50] }),
    makeImageVariants(good, { widths: [50] }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'fulfilled'])
})

describe('pictures that would use too much memory or time', () => {
  test.each([
    ['claims 30,000 x 30,000 pixels', () => pngClaiming(30_000)],
    ['has one row of pixels too many', () => picture(5000, 10_001).png().toBuffer()],
  ])('a PNG that %s is refused', async (_, source) => {
    expect(await failureOf(await source())).toBe(IMAGE_TOO_MANY_PIXELS)
  })

  test('50 megapixels are read, also from a file of a few bytes', async () => {
    const bytes = await picture(5000, 10_000).webp({ lossless: true, effort: 0 }).toBuffer()
    expect(bytes.length).toBeLessThan(1000)
    expect(await makeImageVariants(bytes, { widths: [480] })).toMatchObject([{ width: 480, height: 960 }])
  }, 20_000)
})

describe('an animation', () => {
  const frame = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } }).png()

  test.each([
    ['GIF', (source: Sharp) => source.gif()],
    ['WebP', (source: Sharp) => source.webp({ lossless: true })],
  ])('%s is kept as its first frame, at its height', async (_, encode) => {
    const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((colour) => frame(colour).toBuffer()))
    const moving = await encode(sharp(frames, { join: { animated: true } })).toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(3)
    const [variant] = await makeImageVariants(moving, { widths: WIDTHS })
    expect([variant?.width, variant?.height]).toEqual([90, 60])
    expect((await sharp(variant?.webp).metadata()).pages ?? 1).toBe(1)
    const { dominant } = await sharp(variant?.webp).stats()
    expect([dominant.r > 200, dominant.g < 60, dominant.b < 60]).toEqual([true, true, true])
  })
})

test('HTML hidden in a JPEG is not in the stored file', async () => {
  const jpeg = await noisyPicture(120, 90).jpeg().toBuffer()
  const comment = Buffer.from('<html><script>alert(1)</script>', 'latin1')
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  const polyglot = Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2), comment])
  for (const { webp, avif } of await makeImageVariants(polyglot, { widths: WIDTHS })) {
    for (const bytes of [webp, avif]) expect(bytes?.includes('<script>') ?? false).toBe(false)
  }
})

test.each(['heic', 'heix', 'mif1heic', 'hevc', 'msf1hevx'])(
  'a HEIC photo (%s) is rejected with advice',
  async (brands) => {
    const box = Buffer.from(`\0\0\0\x1cftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(-4)}`.padEnd(64, '\0'), 'latin1')
    expect(await failureOf(box)).toBe(IMAGE_HEIC)
  },
)

test('there is an AVIF beside the WebP only if it is smaller', async () => {
  const photo = await makeImageVariants(await noisyPicture(480, 480).jpeg().toBuffer(), { widths: [480] })
  const [{ webp, avif } = { webp: Buffer.alloc(0), avif: null }] = photo
  expect(avif?.length).toBeLessThan(webp.length)
  expect((await sharp(avif ?? undefined).metadata()).compression).toBe('av1')
  const dot = await makeImageVariants(await picture(1, 1).png().toBuffer(), { widths: [480] })
  expect(dot).toMatchObject([{ avif: null }])
})

test('a very tall picture gets narrower instead of being rejected', async () => {
  const [variant] = await makeImageVariants(await picture(90, 20_000).png().toBuffer(), { widths: [480] })
  expect(variant?.height).toBeLessThanOrEqual(16_383)
  expect(variant?.width).toBe(73)
})
