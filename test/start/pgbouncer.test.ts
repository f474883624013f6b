// Debian 12 has PgBouncer 1.18, which does not support named statements and ignores its clients' settings.
import { type ChildProcess, spawn } from 'node:child_process'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findPgBouncer } from '../../scripts/debian-packages.ts'
import { type Postgres15, startPostgres15 } from '../postgres-15.ts'
import { apiOf, signInAs } from './api-of.ts'
import { cleanUp, connectTo, newFolder, start } from './fixtures.ts'

cleanUp()

const PORT = 6432
const OFTEN = { interval: 50 }
/** Fewer than there are clients, so that every transaction gets connections used by others. */
const SERVER_CONNECTIONS = 3

let server: Postgres15 | undefined
let pgbouncer: ChildProcess | undefined

afterEach(async () => {
  pgbouncer?.kill('SIGKILL')
  await server?.stop()
})

/** A role that only owns its database, and a time zone other than UTC. */
async function startServer(): Promise<Postgres15> {
  const started = await startPostgres15(['timezone=Asia/Kolkata'])
  const admin = await connectTo(started.url)
  await admin.query('create role thali login')
  await admin.query('create database thali owner thali')
  await admin.end()
  return started
}

async function startPooler({ folder, account }: Postgres15): Promise<ChildProcess> {
  const config = join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `thali = host=${folder} port=5432 dbname=thali`,
    '[pgbouncer]',
    `unix_socket_dir = ${folder}`,
    `listen_port = ${PORT}`,
    'listen_addr =',
    'auth_type = trust',
    `auth_file = ${join(folder, 'users.txt')}`,
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
  ]
  await writeFile(config, `${lines.join('\n')}\n`)
  await writeFile(join(folder, 'users.txt'), '"thali" ""\n')
  if (account.uid !== undefined && account.gid !== undefined) await chown(config, account.uid, account.gid)
  return spawn(await findPgBouncer(), ['-q', config], { ...account, cwd: folder, stdio: 'ignore' })
}

test('two apps behind PgBouncer in transaction mode work as without it', async () => {
  server = await startServer()
  pgbouncer = await startPooler(server)
  const directUrl = `postgresql://thali@/thali?host=${encodeURIComponent(server.folder)}`
  const variables = {
    DATA_DIR: await newFolder(),
    DATABASE_URL: `${directUrl}&port=${PORT}`,
    DATABASE_DIRECT_URL: directUrl,
    DEMO_CONTENT: 'true',
    RATE_LIMITS: 'on',
    SITE_URL: 'http://thali.localhost',
  }
  const [one, two] = await Promise.all([start(variables), start(variables)])

  // The settings that the app needs apply to every connection, whichever client used it before.
  const pooled = await connectTo(variables.DATABASE_URL)
  const { rows: settings } = await pooled.query(
    `select current_setting('TimeZone') as timezone, current_setting('statement_timeout') as timeout`,
  )
  expect(settings).toEqual([{ timezone: 'UTC', timeout: '15s' }])

  // Sign-in counts attempts, and a request queues its mail: both are named statements without a pooler.
  const client = await signInAs(one.url, 'user')
  const dietitians = (await client.api.dietitians.list({ is_available: 'true' })).results
  const apis = [client.api, apiOf(two.url, client.token)]
  const sent = await Promise.all(
    Array.from({ length: 18 }, (_, index) =>
      apis[index % 2]?.consultations.create({
        to_dietitian: dietitians[index % dietitians.length]?.id ?? 0,
        message: `Pooler test ${index}: what may I eat at night?`,
      }),
    ),
  )
  expect(new Set(sent.map((request) => request?.id)).size).toBe(18)
  const unsent = () => pooled.query(`select count(*)::int as count from mails where status <> 'sent'`)
  await expect.poll(async () => (await unsent()).rows, OFTEN).toEqual([{ count: 0 }])

  // A mistyped word is still matched: the similarity threshold is set in the searching transaction.
  const [article] = (await apiOf(one.url).blogs.list()).results
  const word = (article?.title ?? '').split(' ').reduce((a, b) => (b.length > a.length ? b : a), '')
  const mistyped = `${word.slice(0, 3)}${word.slice(4)}`
  expect((await apiOf(two.url).blogs.list({ search: mistyped })).count).toBeGreaterThan(0)

  // The other process is notified of a change.
  const dietitian = await signInAs(one.url, 'dietitian')
  const { id } = await dietitian.api.dietitians.me()
  const fetchPage = async (url: string) => (await fetch(`${url}/dietitians/${id}`)).text()
  expect(await fetchPage(two.url)).toContain('</html>')
  const bio = 'Writes meal plans for people who work by night and sleep by day, with food from the canteen.'
  await dietitian.api.dietitians.updateMe({ bio })
  await expect.poll(() => fetchPage(two.url), OFTEN).toContain(bio)

  // No settings or statements are left on the server's connections.
  const leftovers = await pooled.query(
    `select (select count(*)::int from pg_prepared_statements) as statements,
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
  )
  expect(leftovers.rows).toEqual([{ statements: 0, locks: 0 }])
  await pooled.end()

  expect(await one.stop()).toBe(0)
  expect(await two.stop()).toBe(0)
  for (const { output } of [one, two]) expect(output()).not.toMatch(/"level":(40|50|60)(?!.*"slow )/)
})
