import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileStore, type FileStore, storePicture } from './file-store.ts'
import { parseStorageUrl } from './storage-url.ts'

let folder: string
let server: S3rver
let store: FileStore
let host: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-bucket-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'thali-media' }],
  })
  const { port } = await server.run()
  host = `127.0.0.1:${port}`
  store = await createFileStore({ dir: '', storageUrl: `s3://S3RVER:S3RVER@${host}/thali-media?ssl=false` })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

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

test('a picture is kept in the bucket in three widths', async () => {
  const bytes = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#2d7546' } })
    .png()
    .toBuffer()
  const sizes = await storePicture(store, bytes, { square: true })
  expect(sizes.map(({ width }) => width)).toEqual([96, 240, 480])
  for (const { url } of sizes) expect(await store.read(url.replace('/media/', ''))).not.toBeNull()
})

test('a bucket that refuses or is not there is an error, not a missing file', async () => {
  const refused = await createFileStore({ dir: '', storageUrl: `s3://STRANGER:S3RVER@${host}/thali-media?ssl=false` })
  await expect(refused.put('pictures/two-96.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow()
  const away = await createFileStore({ dir: '', storageUrl: 's3://KEY:SECRET@127.0.0.1:9/thali-media?ssl=false' })
  await expect(away.read('pictures/one-96.webp')).rejects.toThrow()
})

test('the address says everything', () => {
  expect(parseStorageUrl('s3://K%2FY:S%2BC%40@store.example:9000/thali-media?region=eu-north-1&ssl=false')).toEqual({
    endpoint: 'http://store.example:9000',
    bucket: 'thali-media',
    region: 'eu-north-1',
    accessKeyId: 'K/Y',
    secretAccessKey: 'S+C@',
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
])('%s is refused in one line', async (storageUrl) => {
  expect(parseStorageUrl(storageUrl)).toBeNull()
  await expect(createFileStore({ dir: '', storageUrl })).rejects.toThrow('STORAGE_URL must be an address like s3://')
})
