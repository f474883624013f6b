// The disk becomes full or read-only while the product runs.
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type Product, statusOf } from '../product-process.ts'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, newFolder, start, startDatabase, urlOfDatabaseIn } from '../start/fixtures.ts'
import { copiesOf, countRequestMailFiles, mailsBy, retryMailsNow, someDietitian, submit, upload } from './people.ts'

cleanUp()

const onDisks: Product[] = []
// Stopped gracefully before the folders are removed, because only the product can stop the database in its namespace.
afterEach(async () => {
  await Promise.all(onDisks.splice(0).map((app) => app.stop()))
})

const hasNamespaces = spawnSync('unshare', ['-Urm', 'true']).status === 0
const LONG = { timeout: 90_000, interval: 500 }
const NOTHING_STORED = {
  status: 503,
  retryAfter: '60',
  detail: 'We couldn’t save that. Please try again shortly.',
}

/** Starts the product on a disk of its own, visible only to it and its children. */
async function startOnDisk(megabytes: number, variables: Record<string, string>) {
  const dataDir = await newFolder()
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`
  const app = await start(
    { DATA_DIR: dataDir, DEMO_CONTENT: 'true', ...variables },
    { prefix: ['unshare', '-Urm', 'sh', '-c', script, dataDir] },
  )
  onDisks.push(app)
  /** The same folder in the product's namespace. */
  const inside = join('/proc', String(app.process.pid), 'root', dataDir)
  return { app, dataDir, inside }
}

function fill(inside: string): void {
  const { stderr } = spawnSync('dd', ['if=/dev/zero', `of=${join(inside, 'fill')}`, 'bs=64k'], { encoding: 'utf8' })
  expect(stderr).toContain('No space left on device')
}

function mount(app: Product, dataDir: string, how: 'ro' | 'rw'): void {
  const { status, stderr } = spawnSync(
    'nsenter',
    ['-t', String(app.process.pid), '-U', '-m', '--preserve-credentials', 'mount', '-o', `remount,${how}`, dataDir],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

describe.skipIf(!hasNamespaces)('while it runs', () => {
  test('the disk under database, pictures and mails fills up: no confirmed write is lost, and the app recovers once there is room', async () => {
    const { app, inside } = await startOnDisk(400, {})
    const { api } = await signInAs(app.url, 'user')
    const { token } = await signInAs(app.url, 'dietitian')
    const dietitian = await someDietitian(api)
    expect(await statusOf(`${app.url}/dietitians`)).toBe(200)
    const before = await upload(app.url, token, 1)
    expect(before.status).toBe(201)

    fill(inside)
    expect(await upload(app.url, token, 2)).toMatchObject({ status: 503 })
    const answered: string[] = []
    const statuses = new Set<number>()
    for (let number = 0; number < 200; number += 1) {
      const message = `Disk test ${number}: ${'what may I eat at night? '.repeat(100)}`
      const status = await submit(api, dietitian, message)
      if (status === 201) answered.push(message)
      statuses.add(status)
    }
    expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
    expect(await statusOf(`${app.url}/healthz`)).toBe(200)

    rmSync(join(inside, 'fill'))
    await expect.poll(() => statusOf(`${app.url}/readyz`), LONG).toBe(200)
    await expect.poll(async () => (await upload(app.url, token, 2)).status, LONG).toBe(201)
    for (const url of before.urls) expect(await statusOf(`${app.url}${url}`)).toBe(200)
    expect(await submit(api, dietitian, 'Disk test, afterwards: what may I eat at night?')).toBe(201)
    const database = urlOfDatabaseIn(inside)
    const copies = await copiesOf(database, 'Disk test ')
    expect(answered.filter((message) => copies.get(message.trim()) !== 1)).toEqual([])
    // The mails that could not be written have arrived now, each once.
    await retryMailsNow(database)
    await expect.poll(() => mailsBy(database, 'new-request'), LONG).toEqual({ sent: copies.size + 1 })
    expect(await countRequestMailFiles(inside)).toBeGreaterThanOrEqual(copies.size + 1)
    expect(await app.stop()).toBe(0)
  })

  test('the data directory becomes read-only: uploads fail, submissions work, mails wait', async () => {
    const database = await startDatabase(await newFolder())
    const { app, dataDir, inside } = await startOnDisk(50, { DATABASE_URL: database.url })
    const { api } = await signInAs(app.url, 'user')
    const { token } = await signInAs(app.url, 'dietitian')
    const dietitian = await someDietitian(api)

    mount(app, dataDir, 'ro')
    expect(await upload(app.url, token, 1)).toMatchObject(NOTHING_STORED)
    expect(await submit(api, dietitian, 'Read-only test: what may I eat at night?')).toBe(201)
    for (const path of ['/', '/dietitians', '/readyz']) expect(await statusOf(`${app.url}${path}`)).toBe(200)
    await expect.poll(() => mailsBy(database.url, 'new-request'), LONG).toEqual({ queued: 1 })

    mount(app, dataDir, 'rw')
    expect(await upload(app.url, token, 1)).toMatchObject({ status: 201 })
    await retryMailsNow(database.url)
    await expect.poll(() => mailsBy(database.url, 'new-request'), LONG).toEqual({ sent: 1 })
    expect(await countRequestMailFiles(inside)).toBe(1)
    expect(await app.stop()).toBe(0)
    expect(existsSync(join(dataDir, 'outbox'))).toBe(false)
  })
})
