import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnfinished } from './whole-file.ts'

test('files left unfinished for more than an hour are removed; whole ones and those being written stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thali-unfinished-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'pictures'))
  const write = async (name: string, minutesAgo: number) => {
    const path = join(folder, name)
    await writeFile(path, 'palak')
    const then = new Date(Date.now() - minutesAgo * 60_000)
    await utimes(path, then, then)
  }
  await write('pictures/a-96.webp', 600)
  await write('pictures/b-96.webp.0d1e.part', 61)
  await write('pictures/c-96.webp.0d1e.part', 59)
  await write('.mail.eml.part', 61)
  expect(await removeUnfinished(folder)).toBe(2)
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'pictures',
    'pictures/a-96.webp',
    'pictures/c-96.webp.0d1e.part',
  ])
  expect(await removeUnfinished(join(folder, 'nowhere'))).toBe(0)
})
