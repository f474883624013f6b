import sharp from 'sharp'
import {
  IMAGE_HEIC,
  IMAGE_INVALID,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  IMAGES_BUSY,
} from '#domain/images/image.schema.ts'
import { AppError } from '../errors.ts'
import { createLimiter } from '../infra/limits/limiter.ts'

/** The first bytes of each accepted format; file name and declared type are ignored. */
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

/** The brands in the `ftyp` box of ISO base media, the major one first; empty for other files. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  const [main, _version, ...compatible] = ascii(bytes, 8, end).match(/.{4}/gs) ?? []
  return main ? [main, ...compatible] : []
}

function isAvif(bytes: Buffer): boolean {
  return brandsOf(bytes).includes('avif')
}

/** The photo format of many phones; its codec is patented, so neither sharp nor most browsers read it. */
function isHeic(bytes: Buffer): boolean {
  return brandsOf(bytes).some((brand) => /^he[iv][cxms]$/.test(brand))
}

/** The format of a JPEG, PNG, GIF, WebP or AVIF by sharp's name; null for all others, including SVG. */
export function detectImageFormat(bytes: Buffer): string | null {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? null
}

/** A file that is not a usable picture; the message comes from the contract and is shown to the sender. */
export class ImageError extends Error {
  override name = 'ImageError'
}

export interface VariantOptions {
  /** The requested widths; a smaller source is kept at its own width. */
  widths: number[]
  /** Crops to the middle square. */
  square?: boolean
  /** Omits the AVIF, which only pages use. */
  webpOnly?: boolean
}

/** Each waiting request holds a file of up to 5 MB. */
const WAITING_MAX = 24
const MAX_SECONDS = 10
/** The longest side in WebP; a picture that would be taller at the requested width becomes narrower. */
const HEIGHT_MAX = 16_383
const WEBP = { quality: 82, smartSubsample: true }
/**
 * Measured on one core for a photo at 480, 960 and 1600 pixels: effort 0 takes 0.3 s, 1 takes 1.0 s, 4 (the default)
 * 9 s, and the files of effort 0 are at most a tenth larger. At this quality they are a quarter to a third smaller than
 * WebP.
 */
const AVIF = { quality: 60, effort: 0 }

/** Limits the pixels: decoded, 50 megapixels take about 200 MB. */
function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: MAX_SECONDS,
  })
}

/** Reads the head of the file only; decodes nothing. */
async function measure(bytes: Buffer, format: string) {
  const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata()
  if (metadata.format !== format) throw new Error(`${format} by its first bytes, but read as ${metadata.format}`)
  const { width, height } = metadata.autoOrient
  if (width * height > IMAGE_MAX_PIXELS) throw new ImageError(IMAGE_TOO_MANY_PIXELS)
  return { width, height }
}

/** The largest width at which the picture is not too tall. */
function widthWithin({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.min(width, Math.floor((width * HEIGHT_MAX) / height)))
}

function variantWidths(widths: number[], sourceWidth: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, sourceWidth)))].sort((a, b) => a - b)
}

/** Decodes once, at the largest width, and turns upright; later steps use this small picture. */
async function decode(bytes: Buffer, width: number, square: boolean) {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width, ...(square ? { height: width, fit: 'cover' as const } : {}) })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** The AVIF is null if it would not be smaller than the WebP. */
async function encode(picture: Awaited<ReturnType<typeof decode>>, width: number, webpOnly = false) {
  const { data, info } = await sharp(picture.data, { raw: picture.raw }).resize({ width }).raw().toBuffer({
    resolveWithObject: true,
  })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const [webp, avif] = await Promise.all([
    sharp(data, { raw }).webp(WEBP).toBuffer(),
    webpOnly ? null : sharp(data, { raw }).avif(AVIF).toBuffer(),
  ])
  return { width: info.width, height: info.height, webp, avif: avif && avif.length < webp.length ? avif : null }
}

export type ImageVariant = Awaited<ReturnType<typeof encode>>

async function convert(bytes: Buffer, format: string, options: VariantOptions): Promise<ImageVariant[]> {
  const square = options.square ?? false
  const source = await measure(bytes, format)
  const width = square ? Math.min(source.width, source.height) : widthWithin(source)
  const widths = variantWidths(options.widths, width)
  const picture = await decode(bytes, widths.at(-1) ?? width, square)
  return Promise.all(widths.map((width) => encode(picture, width, options.webpOnly)))
}

/** Processing several large pictures at once would fill the memory. */
const oneAtATime = createLimiter({
  concurrent: 1,
  waiting: WAITING_MAX,
  timeoutMs: MAX_SECONDS * 1000,
  message: IMAGES_BUSY,
  retryAfterSeconds: 10,
})

/**
 * Converts an untrusted picture into WebP and AVIF in the requested widths, smallest first and never enlarged.
 * Re-encoding drops metadata, and all but the first frame of an animation.
 * @throws ImageError for a file that is too large, broken, too slow to process, or by its bytes not a JPEG, PNG, WebP,
 * AVIF or GIF; unavailable while the queue is full
 */
export async function makeImageVariants(bytes: Buffer, options: VariantOptions): Promise<ImageVariant[]> {
  if (bytes.length >= IMAGE_MAX_BYTES) throw new ImageError(IMAGE_TOO_LARGE)
  const format = detectImageFormat(bytes)
  if (!format) throw new ImageError(isHeic(bytes) ? IMAGE_HEIC : IMAGE_INVALID)
  try {
    return await oneAtATime(() => convert(bytes, format, options))
  } catch (error) {
    throw error instanceof ImageError || error instanceof AppError
      ? error
      : new ImageError(IMAGE_INVALID, { cause: error })
  }
}
