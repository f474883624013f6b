import { expect, test } from 'vitest'
import { validateImage } from './image-file.ts'

const MAX = 5 * 1024 * 1024

test.each([
  ['image/png', 1, null],
  ['image/avif', MAX - 1, null],
  ['image/jpeg', MAX, 'Image size should be less than 5MB'],
  ['image/jpeg', MAX + 1, 'Image size should be less than 5MB'],
  ['image/svg+xml', 1, 'Please select a valid image file'],
  ['image/heic', 1, 'HEIC photos can’t be used here. Please save the photo as JPEG and try again'],
  ['image/heif', 1, 'HEIC photos can’t be used here. Please save the photo as JPEG and try again'],
  ['application/pdf', 1, 'Please select a valid image file'],
  ['', 1, 'Please select a valid image file'],
])('%s of %i bytes: %s', (type, size, error) => {
  expect(validateImage({ type, size })).toBe(error)
})
