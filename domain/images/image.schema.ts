import * as z from 'zod/mini'

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_TOO_LARGE = 'Image size should be less than 5MB'
export const IMAGE_INVALID = 'Please select a valid image file'
/** A photo of 8,160 x 6,120, the largest that phones take without merging, just fits. */
export const IMAGE_MAX_PIXELS = 50_000_000
export const IMAGES_BUSY = 'We’re still preparing other images. Please try again in a moment.'
export const IMAGE_TOO_MANY_PIXELS = 'Image should have at most 50 megapixels'
export const IMAGE_HEIC = 'HEIC photos can’t be used here. Please save the photo as JPEG and try again'

export const ImageSizes = z.array(z.object({ width: z.int(), height: z.int(), url: z.string() }))
export type ImageSizes = z.infer<typeof ImageSizes>
