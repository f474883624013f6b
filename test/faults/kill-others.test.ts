// kill -9 during uploads, replies and a migration. kill.test.ts, which is part of every test run, does so during
// submissions.
import { once } from 'node:events'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Product } from '../product-process.ts'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, connectTo, newFolder, start, startDatabase, urlOfDatabaseIn } from '../start/fixtures.ts'
import { someDietitian, submit, upload } from './people.ts'

cleanUp()

async function kill(app: Product): Promise<void> {
  app.process.kill('SIGKILL')
  await once(app.process, 'exit')
}

/** Runs all tasks, a few at a time, and kills the product after this many responses. */
async function killAmid(app: Product, works: (() => Promise<void>)[], answered: unknown[], after: number) {
  const queue = [...works]
  const workers = Array.from({ length: 16 }, async () => {
    for (let work = queue.shift(); work; work = queue.shift()) await work().catch(() => {})
  })
  while (answered.length < after) await delay(1)
  await kill(app)
  await Promise.all(workers)
  expect(answered.length).toBeLessThan(works.length)
}

const HOURS_AGO = Date.now() / 1000 - 2 * 3600

/** Makes the killed product's unfinished files old, and adds one that another process has just begun. */
function ageUnfinished(folder: string): void {
  writeFileSync(join(folder, 'another.webp.part'), 'half a picture')
  for (const name of unfinishedIn(folder)) utimesSync(join(folder, name), HOURS_AGO, HOURS_AGO)
  writeFileSync(join(folder, 'begun.webp.part'), 'half a picture')
}

const unfinishedIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.part'))

test.for([1, 4, 9])(
  'amid uploads, after %i: every picture that was answered is there, whole, in all its widths',
  async (after) => {
    const dataDir = await newFolder()
    const app = await start({ DATA_DIR: dataDir, DEMO_CONTENT: 'true' })
    const { token } = await signInAs(app.url, 'dietitian')
    const answered: string[][] = []
    const works = Array.from({ length: 40 }, (_, number) => async () => {
      const { status, urls } = await upload(app.url, token, number)
      if (status === 201) answered.push(urls)
    })
    await killAmid(app, works, answered, after)

    const pictures = join(dataDir, 'media/pictures')
    ageUnfinished(pictures)
    const again = await start({ DATA_DIR: dataDir })
    for (const url of answered.flat()) {
      for (const accept of ['image/webp', 'image/avif']) {
        const response = await fetch(`${again.url}${url}`, { headers: { accept } })
        expect(response.status).toBe(200)
        expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')))
      }
    }
    // Every file is recorded, so that the daily run can remove those that are never used.
    const client = await connectTo(urlOfDatabaseIn(dataDir))
    const { rows } = await client.query<{ hash: string }>('select hash from stored_pictures')
    await client.end()
    const known = new Set(rows.map(({ hash }) => hash))
    await expect.poll(() => unfinishedIn(pictures)).toEqual(['begun.webp.part'])
    const files = readdirSync(pictures).filter((name) => !name.endsWith('.part'))
    expect(files.filter((name) => !known.has(name.split('-')[0] ?? ''))).toEqual([])
    const { token: fresh } = await signInAs(again.url, 'dietitian')
    expect((await upload(again.url, fresh, 0)).status).toBe(201)
  },
)

test('during replies: each answered one is stored once, in the conversation and as a mail', async () => {
  const dataDir = await newFolder()
  const app = await start({ DATA_DIR: dataDir, DEMO_CONTENT: 'true' })
  const { api } = await signInAs(app.url, 'user')
  const { api: dietitian, userId } = await signInAs(app.url, 'dietitian')
  for (let number = 0; number < 60; number += 1) await submit(api, userId, `Reply test ${number}: what may I eat?`)
  const { results } = await dietitian.consultations.list({ search: 'Reply test', page_size: 100 })
  expect(results).toHaveLength(60)
  const answered: string[] = []
  const works = results.map(({ id }) => async () => {
    const reply = `Answer to ${id}: roti with dal, and a fruit two hours later.`
    await dietitian.consultations.updateStatus(id, { status: 'replied', reply })
    answered.push(reply)
  })
  await killAmid(app, works, answered, 15)

  await start({ DATA_DIR: dataDir })
  const client = await connectTo(urlOfDatabaseIn(dataDir))
  const { rows } = await client.query<{ reply: string; status: string; copies: number }>(
    `select m.body as reply, r.status, count(*)::int as copies
       from consultation_messages m join consultation_requests r on r.id = m.request_id
      where m.body like 'Answer to %' group by 1, 2`,
  )
  const mails = await client.query<{ count: number }>(
    `select count(*)::int as count from mails where template = 'reply'`,
  )
  await client.end()
  const stored = new Map(rows.map(({ reply, status, copies }) => [reply, `${copies} ${status}`]))
  expect(answered.filter((reply) => stored.get(reply) !== '1 replied')).toEqual([])
  expect([...stored.values()].filter((how) => how !== '1 replied')).toEqual([])
  expect(mails.rows[0]?.count).toBe(stored.size)
})

test('during a migration: it is rolled back, and the next start applies it', async () => {
  const database = await startDatabase(await newFolder())
  const variables = { DATA_DIR: await newFolder(), DATABASE_URL: database.url, DEMO_CONTENT: 'true' }
  // A table of the same name, being created by another transaction, blocks the migration midway.
  const blocker = await connectTo(database.url)
  await blocker.query('begin; create table mails (id int)')
  const watcher = await connectTo(database.url)
  const app = await start(variables, { isAwaited: false })
  const lockedMigrations = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%CREATE TABLE "mails"%'`
  await expect.poll(async () => (await watcher.query(lockedMigrations)).rows[0].count, { timeout: 60_000 }).toBe(1)
  await kill(app)
  await blocker.query('rollback')
  await expect.poll(async () => (await watcher.query(lockedMigrations)).rows[0].count, { timeout: 60_000 }).toBe(0)
  const tables = `select count(*)::int as count from pg_tables where schemaname = 'public'`
  await expect.poll(async () => (await watcher.query(tables)).rows[0].count).toBe(0)

  const again = await start(variables)
  const { api } = await signInAs(again.url, 'user')
  expect(await submit(api, await someDietitian(api), 'After the migration: what may I eat?')).toBe(201)
  const journal = await watcher.query(
    'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  )
  expect(journal.rows[0].all).toBe(journal.rows[0].different)
  await blocker.end()
  await watcher.end()
  expect(await again.stop()).toBe(0)
})
