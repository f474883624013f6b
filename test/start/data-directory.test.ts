import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { statusOf } from '../product-process.ts'
import { cleanUp, newFolder, newInstallation, start, startAndFail } from './fixtures.ts'

cleanUp()

const hasNamespaces = spawnSync('unshare', ['-Urm', 'true']).status === 0

test('a port in use ends the start with one line, and nothing is left running', async () => {
  const first = await start({ DATA_DIR: await newInstallation() })
  const dataDir = await newFolder()
  const port = new URL(first.url).port
  expect(await startAndFail({ DATA_DIR: dataDir, PORT: port })).toEqual({
    code: 1,
    out: '',
    err: 'Another program is using this address. Choose another PORT.\n',
  })
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  expect(await statusOf(`${first.url}/readyz`)).toBe(200)
})

test('an address of another machine ends the start with one line', async () => {
  const { code, err } = await startAndFail({ DATA_DIR: await newFolder(), HOST: '192.0.2.1' })
  expect({ code, err }).toEqual({ code: 1, err: 'This machine has no such address. Choose another HOST.\n' })
})

test('a data directory below a file ends the start with one line', async () => {
  const file = join(await newFolder(), 'file')
  writeFileSync(file, '')
  const dataDir = join(file, 'data')
  expect(await startAndFail({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    out: '',
    err: `Cannot write to the data directory ${dataDir}: a part of this path is a file.\n`,
  })
})

test.runIf(process.platform === 'linux')(
  'a data directory that cannot be created ends the start with one line',
  async () => {
    const { code, out, err } = await startAndFail({ DATA_DIR: '/proc/thali/data' })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^Cannot write to the data directory \/proc\/thali\/data: [^\n]+\n$/)
  },
)

describe.skipIf(!hasNamespaces)('on a read-only file system', () => {
  test.for(['', 'new/data'])('a data directory "%s" ends the start with one line', (below) => {
    const script = 'mount -t tmpfs -o ro tmpfs /mnt && exec "$@"'
    const dataDir = join('/mnt', below)
    const { status, stdout, stderr } = spawnSync(
      'unshare',
      ['-Urm', 'sh', '-c', script, 'sh', process.execPath, 'dist/server/index.js'],
      { env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir }, encoding: 'utf8' },
    )
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Cannot write to the data directory ${dataDir}: the file system is read-only.\n`,
    })
  })
})

test('a second app on the same data directory ends with one line, and the first continues', async () => {
  const dataDir = await newInstallation()
  const first = await start({ DATA_DIR: dataDir })
  expect(await startAndFail({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    out: '',
    err: `The data directory ${dataDir} is in use by another Thali process (pid ${first.process.pid}).\n`,
  })
  expect(await statusOf(`${first.url}/readyz`)).toBe(200)
})

test('the secret is created once, readable only by its owner', async () => {
  const dataDir = await newFolder()
  const path = join(dataDir, 'auth-secret')
  await (await start({ DATA_DIR: dataDir })).stop()
  const secret = readFileSync(path, 'utf8')
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await (await start({ DATA_DIR: dataDir })).stop()
  expect(readFileSync(path, 'utf8')).toBe(secret)
})

test('a truncated secret ends the start with one line', async () => {
  const dataDir = await newFolder()
  writeFileSync(join(dataDir, 'auth-secret'), 'short')
  expect(await startAndFail({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    out: '',
    err: `The file ${join(dataDir, 'auth-secret')} has no usable secret. Remove it to get a new one. Everyone will have to sign in again.\n`,
  })
})
