import * as z from 'zod/mini'

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_TOO_LARGE = 'Image size should be less than 5MB'
export const IMAGE_INVALID = 'Please select a valid image file'

export const ImageSizes = z.array(z.object({ width: z.int(), height: z.int(), url: z.string() }))
export type ImageSizes = z.infer<typeof ImageSizes>
