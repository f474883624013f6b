import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucket } from '#test/bucket.ts'
import { makeImageVariants } from '../../images/image-variants.ts'
import { addressesOf, avifBeside, putPicture, removePicture } from '../../images/picture-files.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { parseStorageUrl } from './storage-url.ts'

let bucket: Awaited<ReturnType<typeof startBucket>>
let store: FileStore

beforeAll(async () => {
  bucket = await startBucket()
  store = await createFileStore({ dir: '', storageUrl: bucket.storageUrl })
})

afterAll(() => bucket.stop())

test('a file is read from the bucket as it was written, until it is removed', async () => {
  const bytes = Buffer.from('palak')
  await store.put('pictures/one-96.webp', bytes, 'image/webp')
  const file = await store.read('pictures/one-96.webp')
  expect([file?.length, file?.content_type]).toEqual([5, 'image/webp'])
  expect(file && (await buffer(file.stream))).toEqual(bytes)
  await store.remove('pictures/one-96.webp')
  expect(await store.read('pictures/one-96.webp')).toBeNull()
  await store.remove('pictures/one-96.webp')
})

test('a picture is stored in the bucket in three widths, each as WebP and AVIF, and removed with all of them', async () => {
  const bytes = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#2d7546' } })
    .png()
    .toBuffer()
  const variants = await makeImageVariants(bytes, { widths: [96, 240, 480], square: true })
  const { sizes } = addressesOf(variants)
  await putPicture(store, sizes, variants)
  const keys = sizes.map(({ url }) => url.replace('/media/', '')).flatMap((key) => [key, avifBeside(key)])
  const isThere = async (key: string) => (await store.read(key)) !== null
  expect(await Promise.all(keys.map(isThere))).toEqual(variants.flatMap(({ avif }) => [true, avif !== null]))
  await removePicture(store, sizes)
  await removePicture(store, sizes)
  expect(await Promise.all(keys.map(isThere))).toEqual(Array(6).fill(false))
})

test('a bucket that refuses or is not there is an error, not a missing file', async () => {
  const rejectingStore = await createFileStore({
    dir: '',
    storageUrl: `s3://STRANGER:S3RVER@${bucket.host}/thali-media?ssl=false`,
  })
  await expect(rejectingStore.put('pictures/two-96.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow()
  const away = await createFileStore({ dir: '', storageUrl: 's3://KEY:SECRET@127.0.0.1:9/thali-media?ssl=false' })
  await expect(away.read('pictures/one-96.webp')).rejects.toThrow()
})

test('the address says everything', () => {
  expect(parseStorageUrl('s3://K%2FY:S%2BC%40@store.example:9000/thali-media?region=eu-north-1&ssl=false')).toEqual({
    endpoint: 'http://store.example:9000',
    bucket: 'thali-media',
    region: 'eu-north-1',
    credentials: { accessKeyId: 'K/Y', secretAccessKey: 'S+C@' },
  })
  expect(parseStorageUrl('s3://KEY:SECRET@store.example/thali')).toMatchObject({
    endpoint: 'https://store.example',
    region: 'auto',
  })
})

test.each([
  'thali-media',
  'https://KEY:SECRET@store.example/thali',
  's3://store.example/thali',
  's3://KEY@store.example/thali',
  's3://KEY:SECRET@store.example/',
  's3://KEY:SECRET@store.example/thali/pictures',
  's3://KEY:SECRET@store.example/Thali',
  's3://KEY:SECRET@store.example/thali?ssl=no',
  's3://KEY:SECRET@store.example/thali?zone=eu',
  's3://KEY:%E0%A4%A@store.example/thali',
])('%s is rejected in one line', async (storageUrl) => {
  expect(parseStorageUrl(storageUrl)).toBeNull()
  await expect(createFileStore({ dir: '', storageUrl })).rejects.toThrow('STORAGE_URL must be an address like s3://')
})
