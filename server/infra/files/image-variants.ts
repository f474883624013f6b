import sharp from 'sharp'
import { IMAGE_INVALID, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from '#domain/images/image.schema.ts'
import { imageFormatOf } from './image-format.ts'

/** A file that is no usable picture; the message is the contract's and fit for the person who sent it. */
export class ImageError extends Error {
  constructor(message: typeof IMAGE_INVALID | typeof IMAGE_TOO_LARGE, cause?: unknown) {
    super(message, { cause })
    this.name = 'ImageError'
  }
}

export interface ImageVariant {
  width: number
  height: number
  bytes: Buffer
  extension: 'webp'
}

export interface VariantOptions {
  /** The widths wanted; a source that is smaller gives its own width instead. */
  widths: number[]
  /** Cuts the middle square out. */
  square?: boolean
}

/** A 50-megapixel phone photo fits (8,160 x 6,120); decoded it takes about 200 MB. */
const MAX_INPUT_PIXELS = 50_000_000
const MAX_SECONDS = 10
const QUALITY = 82

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: many large ones sent at once must not fill the memory. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

function open(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', pages: 1 }).timeout({
    seconds: MAX_SECONDS,
  })
}

async function measure(bytes: Buffer, format: string) {
  const metadata = await open(bytes).metadata()
  if (metadata.format !== format) throw new Error(`${format} by its first bytes, but read as ${metadata.format}`)
  return metadata.autoOrient
}

function variantWidths(widths: number[], sourceWidth: number): number[] {
  return [...new Set(widths.map((width) => Math.min(width, sourceWidth)))].sort((a, b) => a - b)
}

/** Decodes once, at the largest width, already turned upright; what follows works on that small picture. */
async function decode(bytes: Buffer, width: number, square: boolean) {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width, ...(square ? { height: width, fit: 'cover' as const } : {}) })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

async function encode(picture: Awaited<ReturnType<typeof decode>>, width: number): Promise<ImageVariant> {
  const { data, info } = await sharp(picture.data, { raw: picture.raw })
    .resize({ width })
    .webp({ quality: QUALITY, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data, extension: 'webp' }
}

async function process(bytes: Buffer, format: string, options: VariantOptions): Promise<ImageVariant[]> {
  const square = options.square ?? false
  const source = await measure(bytes, format)
  const widths = variantWidths(options.widths, square ? Math.min(source.width, source.height) : source.width)
  const picture = await decode(bytes, widths.at(-1) ?? source.width, square)
  return Promise.all(widths.map((width) => encode(picture, width)))
}

/**
 * Turns a picture from outside into WebP in the widths wanted, smallest first and never enlarged. Re-encoding leaves
 * metadata behind and shows only the first frame of an animation.
 * @throws ImageError for what is too large, broken, or no JPEG, PNG, WebP, AVIF or GIF by its bytes
 */
export async function makeImageVariants(bytes: Buffer, options: VariantOptions): Promise<ImageVariant[]> {
  if (bytes.length >= IMAGE_MAX_BYTES) throw new ImageError(IMAGE_TOO_LARGE)
  const format = imageFormatOf(bytes)
  if (!format) throw new ImageError(IMAGE_INVALID)
  try {
    return await inTurn(() => process(bytes, format, options))
  } catch (error) {
    throw new ImageError(IMAGE_INVALID, error)
  }
}
