import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type Postgres15, type Standby, startPostgres15, startStandby } from '../postgres-15.ts'
import { apiOf, signInAs } from './api-of.ts'
import { cleanUp, connectTo, newFolder, start, startDatabase } from './fixtures.ts'

cleanUp()

/** Connections of the app that have read or searched articles; the search for similar words ends with a commit. */
const QUERIES_OF_APP = `
  select pid from pg_stat_activity where pid <> pg_backend_pid() and (query like '%from "blogs"%' or query like '%blog_search_matches%' or query = 'commit')`
const OFTEN = { interval: 50 }

let primary: Postgres15 | undefined
let standby: Standby | undefined

afterEach(async () => {
  await standby?.stop()
  await primary?.stop()
})

test('public reads use the standby, never older than a write, and the primary without a standby', async () => {
  primary = await startPostgres15(['wal_level=replica'])
  standby = await startStandby(primary)
  const app = await start({
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: standby.url,
    AUTH_SECRET: 'a secret that is long enough for both',
    DEMO_CONTENT: 'true',
    DATA_DIR: await newFolder(),
  })
  const admin = await signInAs(app.url, 'admin')
  const reader = apiOf(app.url)
  /** Searches for a new word. @returns whether the standby was queried */
  async function isAsked(client: pg.Client): Promise<boolean> {
    const word = randomUUID()
    await reader.blogs.list({ search: word })
    const { rows } = await client.query(QUERIES_OF_APP)
    return rows.length > 0
  }
  let onStandby = await connectTo(standby.url)
  await expect.poll(() => isAsked(onStandby), OFTEN).toBe(true)

  // The standby is paused: an edit is visible at once, in the article and in a search, which is never cached.
  const [article] = (await reader.blogs.list({ search: 'iron' })).results
  if (!article) throw new Error('the demo has an article about iron')
  await onStandby.query('select pg_wal_replay_pause()')
  await admin.api.blogs.update(article.id, { title: 'Iron, seen at once' })
  expect((await reader.blogs.get(article.id)).title).toBe('Iron, seen at once')
  expect((await reader.blogs.list({ search: 'Iron, seen at once' })).results[0]?.title).toBe('Iron, seen at once')
  expect(await (await fetch(`${app.url}/blogs/${article.id}`)).text()).toContain('Iron, seen at once')
  await onStandby.query('select pg_wal_replay_resume()')

  // The standby stops without an effect on readers; once it is back, it is read again.
  await onStandby.end()
  await standby.pause()
  expect((await reader.blogs.list({ search: 'iron' })).results.length).toBeGreaterThan(0)
  expect((await fetch(`${app.url}/blogs?search=curd`)).status).toBe(200)
  await expect.poll(() => app.output(), OFTEN).toContain('the read replica cannot be reached')
  await standby.resume()
  onStandby = await connectTo(standby.url)
  await expect.poll(() => isAsked(onStandby), OFTEN).toBe(true)
  await onStandby.end()
  expect(app.output()).not.toMatch(/"level":(50|60)/)
})

test('a standby of another server is not read', async () => {
  primary = await startPostgres15()
  standby = await startStandby(primary)
  const app = await start({
    DATABASE_URL: (await startDatabase(await newFolder())).url,
    DATABASE_READ_URL: standby.url,
    DATA_DIR: await newFolder(),
  })
  await expect.poll(() => app.output(), OFTEN).toContain('it belongs to another primary')
})
