import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeImageVariants } from '../../images/image-variants.ts'
import { addressesOf, putPicture, removePicture } from '../../images/picture-files.ts'
import { createFileStore, type FileStore } from './file-store.ts'

let folder: string
let store: FileStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thali-files-'))
  await writeFile(join(folder, 'secret.key'), 'nobody may read this')
  store = await createFileStore({ dir: join(folder, 'media') })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a file is read as it was written, until it is removed', async () => {
  const bytes = Buffer.from('palak')
  await store.put('pictures/one-96.webp', bytes, 'image/webp')
  const file = await store.read('pictures/one-96.webp')
  expect([file?.length, file?.content_type]).toEqual([5, 'image/webp'])
  expect(file && (await buffer(file.stream))).toEqual(bytes)
  await store.remove('pictures/one-96.webp')
  expect(await store.read('pictures/one-96.webp')).toBeNull()
  await store.remove('pictures/one-96.webp')
})

test.each([
  '../secret.key',
  'pictures/../../secret.key',
  'pictures/..%2f..%2fsecret.key',
  '..\\secret.key',
  '/etc/hosts.txt',
  'pictures//one.webp',
  'pictures/.hidden.webp',
  'pictures/one.webp\0.png',
  'pictures',
  'PICTURES/one.webp',
  '',
  `${'a'.repeat(250)}.webp`,
])('%j is no key', async (key) => {
  expect(await store.read(key)).toBeNull()
  await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not the key')
  await expect(store.remove(key)).rejects.toThrow('not the key')
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('nobody may read this')
})

async function putPictureOf(bytes: Buffer) {
  const variants = await makeImageVariants(bytes, { widths: [96, 240, 480], square: true })
  const { sizes } = addressesOf(variants)
  await putPicture(store, sizes, variants)
  return { variants, sizes }
}

test('a picture is stored in three widths under one name, and nothing unfinished stays behind', async () => {
  const bytes = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#2d7546' } })
    .jpeg()
    .toBuffer()
  const { sizes, variants } = await putPictureOf(bytes)
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [96, 96],
    [240, 240],
    [480, 480],
  ])
  const hash = sizes[0]?.url.match(/[0-9a-f]{32}/)?.[0]
  expect(sizes.map(({ url }) => url)).toEqual([96, 240, 480].map((width) => `/media/pictures/${hash}-${width}.webp`))
  for (const { url } of sizes) {
    expect((await store.read(url.slice('/media/'.length)))?.content_type).toBe('image/webp')
  }
  expect((await putPictureOf(bytes)).sizes).toEqual(sizes)
  const files = 3 + variants.filter(({ avif }) => avif).length
  expect(await readdir(join(folder, 'media/pictures'))).toHaveLength(files)
  await removePicture(store, sizes)
  expect(await readdir(join(folder, 'media/pictures'))).toEqual([])
})

test('a file that cannot be written is an error, and leaves nothing', async () => {
  await writeFile(join(folder, 'media/blocked'), '')
  await expect(store.put('blocked/one.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow()
})
