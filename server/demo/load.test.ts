import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WAITING_FOR_RESPONSE } from '#domain/consultations/request-rules.ts'
import { consents, users } from '../accounts/accounts.table.ts'
import { blogs } from '../blogs/blogs.table.ts'
import { consultationMessages, consultationRequests } from '../consultations/consultations.table.ts'
import { type Connection, connect } from '../db/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { dietitianProfiles } from '../dietitians/dietitians.table.ts'
import { FIRST_OWN_FOOD_ID } from '../foods/foods.table.ts'
import { loadFoodLibrary } from '../foods/library/load-library.service.ts'
import { createFileStore, type FileStore } from '../infra/files/file-store.ts'
import { eraseDemoAccounts } from '../privacy/erasure/erasure.service.ts'
import { loadDemoContent } from './load.ts'
import { DEMO_PICTURES_FOLDER } from './pictures.ts'
import { CLIENT_EMAIL } from './sign-ins.ts'

const NOW = new Date('2026-11-21T09:30:30Z')
const PICTURES_BUDGET_BYTES = 1_500_000
const PICTURE_BUDGET_BYTES = 60_000
/** 24 portraits, 17 covers and the picture in a text, each in three widths. */
const PICTURE_FILES = 126

let folder: string
let server: EmbeddedDatabase
let connection: Connection
let store: FileStore

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thali-demo-'))
  server = await startEmbedded(folder)
  connection = connect(server.url, () => undefined)
  await migrate(connection.pool)
  await loadFoodLibrary(connection.pool)
  store = await createFileStore({ dir: join(folder, 'media') })
}, 60_000)

afterAll(async () => {
  await connection?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function load() {
  return loadDemoContent(connection.db, { store, passwordHash: 'hash', now: NOW })
}

test('an empty database is filled once, even by two simultaneous loads', async () => {
  await Promise.all([load(), load()])
  const { db } = connection
  expect(await db.select({ role: users.role, n: count() }).from(users).groupBy(users.role).orderBy(users.role)).toEqual(
    [
      { role: 'admin', n: 1 },
      { role: 'dietitian', n: 24 },
      { role: 'user', n: 11 },
    ],
  )
  expect(await db.$count(consents)).toBe(36)
  expect(await db.$count(users, eq(users.is_demo, true))).toBe(36)
})

test('every dietitian has a profile, and pictures that exist', async () => {
  const profiles = await connection.db.select().from(dietitianProfiles)
  expect(profiles).toHaveLength(24)
  for (const { picture } of profiles) {
    expect(picture?.map(({ width }) => width)).toEqual([96, 240, 480])
    for (const { url } of picture ?? []) expect(await store.read(url.replace('/media/', ''))).not.toBeNull()
  }
})

test('ids increase with time, and nothing is in the future or out of order', async () => {
  const { rows } = await connection.db.execute(sql`
    select count(*)::int as wrong from (
      select created_at < lag(created_at) over (order by id) as is_wrong from consultation_requests
      union all select created_at < lag(created_at) over (order by id) from consultation_messages
      union all select greatest(created_at, updated_at, replied_at, closed_at) > ${NOW.toISOString()} from consultation_requests
      union all select coalesce(read_at, created_at) not between created_at and ${NOW.toISOString()} from consultation_messages
      union all select updated_at <> greatest(created_at, replied_at, closed_at) from consultation_requests
      union all select m.created_at <= r.created_at from consultation_messages m join consultation_requests r on r.id = m.request_id
      union all select u.created_at > r.created_at from consultation_requests r join users u on u.id in (r.client_id, r.dietitian_id)
    ) checks where is_wrong`)
  expect(rows).toEqual([{ wrong: 0 }])
})

test('statuses, notes and messages are consistent', async () => {
  const requests = await connection.db.select().from(consultationRequests)
  const messages = await connection.db.select().from(consultationMessages)
  for (const request of requests) {
    const replies = messages.filter((one) => one.request_id === request.id && one.author_id === request.dietitian_id)
    if (request.status === 'pending') expect([request.admin_notes, replies]).toEqual([null, []])
    if (replies.length > 0) expect(request.admin_notes).toMatch(/^Replied: .+…$/s)
    expect(request.admin_notes).not.toBe(WAITING_FOR_RESPONSE)
    expect(request.closed_at === null).toBe(request.status !== 'closed')
  }
})

test('the demo content shows every feature', async () => {
  const { rows } = await connection.db.execute(sql`select
    (select count(*)::int from reviews where answer is not null) as answered_reviews,
    (select count(*)::int from dietitian_profiles p
      cross join lateral (select round(avg(r.rating), 1) as mean, count(*) as n from reviews r
        where r.dietitian_id = p.user_id) as given
      where (p.rating, p.review_count) is distinct from (given.mean, given.n)) as wrong_ratings,
    (select count(*)::int from dietitian_profiles where first_reply_minutes is not null) as quick,
    (select count(distinct dietitian_id)::int from dietitian_credentials
      where expires_on > ${'2026-11-21'}) as checked,
    (select count(distinct dietitian_id)::int from dietitian_credentials
      where expires_on < ${'2026-11-21'}) as expired,
    (select count(*)::int from dietitian_profiles p
      where not exists (select from dietitian_credentials c where c.dietitian_id = p.user_id)) as unchecked,
    (select count(*)::int from dietitian_applications where status = 'pending') as applications,
    (select count(*)::int from assessments a join users u using (email) where u.is_demo) as assessments,
    (select count(*)::int from assessments) as all_assessments`)
  expect(rows).toEqual([
    {
      ...{ answered_reviews: 4, wrong_ratings: 0, checked: 22, expired: 1, unchecked: 1, applications: 1 },
      ...{ assessments: 3, all_assessments: 3, quick: 1 },
    },
  ])
})

test('the demo client finds unread answers', async () => {
  const unread = await connection.db.execute(sql`
    select m.id from consultation_messages m
    join consultation_requests r on r.id = m.request_id join users u on u.id = r.client_id
    where u.email = ${CLIENT_EMAIL} and m.read_at is null and m.author_id = r.dietitian_id`)
  expect(unread.rows).toHaveLength(3)
})

test('covers and pictures in texts are stored as an upload would be', async () => {
  const { db } = connection
  const covers = (await db.select({ sizes: blogs.featured_image }).from(blogs)).flatMap(({ sizes }) => sizes ?? [])
  expect(covers.filter(({ width, height }) => width === 1600 && height === 900)).toHaveLength(17)
  const { rows } = await db.execute<{ content: string }>(sql`select content from blogs where content like '%<img%'`)
  const inTexts = rows.flatMap(({ content }) => [...content.matchAll(/<img src="([^"]+)"/g)].map(([, url = '']) => url))
  expect(inTexts).toHaveLength(1)
  for (const url of [...covers.map(({ url }) => url), ...inTexts])
    expect(await store.read(url.replace('/media/', ''))).not.toBeNull()
})

test('a database that has users is left alone', async () => {
  const requests = await connection.db.$count(consultationRequests)
  await load()
  expect(await connection.db.$count(users)).toBe(36)
  expect(await connection.db.$count(consultationRequests)).toBe(requests)
})

test('the pictures in the repository are those of the people and articles, and small', async () => {
  const sizes = readdirSync(DEMO_PICTURES_FOLDER).map((name) => statSync(join(DEMO_PICTURES_FOLDER, name)).size)
  expect(sizes).toHaveLength(PICTURE_FILES)
  expect(Math.max(...sizes)).toBeLessThan(PICTURE_BUDGET_BYTES)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(PICTURES_BUDGET_BYTES)
  expect(await readdir(join(folder, 'media/pictures'))).toHaveLength(PICTURE_FILES)
})

test('removing the demo accounts deletes all their data', async () => {
  const stores = { db: connection.db, files: store, outboxDir: join(folder, 'outbox') }
  expect(await eraseDemoAccounts(stores)).toEqual({ erased: 35, left: 1 })
  const { rows } = await connection.db.execute(sql`
    select 'reviews' as left_over from reviews union all select 'credentials' from dietitian_credentials
    union all select 'applications' from dietitian_applications union all select 'assessments' from assessments
    union all select 'requests' from consultation_requests union all select 'articles' from blogs
    union all select 'foods' from foods where id >= ${FIRST_OWN_FOOD_ID}`)
  expect(rows).toEqual([])
})
