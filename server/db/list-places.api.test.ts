import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIRECTORY_ORDERINGS } from '#domain/dietitians/directory.ts'
import { as, nobody } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { keepLists } from './list-keeper.ts'

setUpTestApp()

const DIRECTORY = '/api/adminpanel/dietitians/'
const REQUESTS = '/api/adminpanel/contact-requests/'
const BLOGS = '/api/adminpanel/blogs/'
/** More than are skipped without a mark, so that the last pages are looked for. */
const ROWS = 1300
const STEP = 100
const PAGE_SIZE = 60
const LAST_PAGES = [19, 20, 21, 22, 23, 24]

const query = async (text: string, values: unknown[] = []) => (await testApp().connection.pool.query(text, values)).rows
const countOf = async (url: string, who: typeof nobody = nobody) => (await who.get(url)).body.count
/** Once more with what changed since the last time folded in: the same either way. */
const fold = () => keepLists(testApp().connection.pool, STEP)

/** Each page asked for, from the API and as PostgreSQL skips to it row by row. */
async function expectSamePages(who: typeof nobody, url: string, all: number[]): Promise<void> {
  for (const page of LAST_PAGES) {
    const { status, body } = await who.get(`${url}&page_size=${PAGE_SIZE}&page=${page}`)
    const expected = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    if (expected.length === 0) expect(status).toBe(404)
    else expect([body.count, body.results.map(({ id }: { id: number }) => id)]).toEqual([all.length, expected])
  }
}

const idsOf = async (text: string) => (await query(text)).map(({ id }) => Number(id))

test('the directory counts who is listed, whatever is changed and by whom', async () => {
  const [ana, admin] = [await given.dietitian({}, { specialization: 'diabetes' }), as(await given.admin())]
  await given.dietitian({}, { specialization: 'pediatric', is_available: false })
  const counts = async () => [
    await countOf(DIRECTORY),
    await countOf(`${DIRECTORY}?specialization=diabetes`),
    await countOf(`${DIRECTORY}?is_available=true&ordering=consultation_fee`),
  ]
  const expectCounts = async (...expected: number[]) => {
    expect(await counts()).toEqual(expected)
    await fold()
    expect(await counts()).toEqual(expected)
  }
  await expectCounts(2, 1, 1)
  await as(ana).patch(`${DIRECTORY}me/`, { is_available: false })
  await expectCounts(2, 1, 0)
  await as(ana).patch(`${DIRECTORY}me/`, { is_available: true, specialization: 'general' })
  await expectCounts(2, 0, 1)
  await admin.patch(`/api/adminpanel/users/${ana.id}/`, { is_active: false })
  await expectCounts(1, 0, 0)
  await admin.patch(`/api/adminpanel/users/${ana.id}/`, { is_active: true })
  await expectCounts(2, 0, 1)
  await admin.patch(`/api/adminpanel/users/${ana.id}/`, { role: 'user' })
  await expectCounts(1, 0, 0)
  await admin.patch(`/api/adminpanel/users/${ana.id}/`, { role: 'dietitian' })
  await expectCounts(2, 0, 1)
  await query('delete from users where id = $1', [ana.id])
  await expectCounts(1, 0, 0)
})

test('requests are counted by status for the office and for each dietitian', async () => {
  const [ana, ravi, client] = [await given.dietitian(), await given.dietitian(), await given.user()]
  const admin = as(await given.admin())
  const { id } = await given.request({ from: client, to: ana })
  await given.request({ from: client, to: ravi })
  const expectStats = async (office: object, anas: object) => {
    for (const folds of [false, true]) {
      if (folds) await fold()
      expect((await admin.get(REQUESTS)).body.stats).toEqual(office)
      expect((await as(ana).get(REQUESTS)).body.stats).toEqual(anas)
    }
  }
  await expectStats({ total: 2, pending: 2, replied: 0, closed: 0 }, { total: 1, pending: 1, replied: 0, closed: 0 })
  await as(ana).patch(`${REQUESTS}${id}/update_status/`, { reply: 'Begin with breakfast.' })
  await expectStats({ total: 2, pending: 1, replied: 1, closed: 0 }, { total: 1, pending: 0, replied: 1, closed: 0 })
  await query('delete from consultation_requests where id = $1', [id])
  await expectStats({ total: 1, pending: 1, replied: 0, closed: 0 }, { total: 0, pending: 0, replied: 0, closed: 0 })
  // A dietitian whose account is erased leaves the request to the office.
  await query('delete from users where id = $1', [ravi.id])
  await expectStats({ total: 1, pending: 1, replied: 0, closed: 0 }, { total: 0, pending: 0, replied: 0, closed: 0 })
})

test('articles are counted when they are published, taken back, deleted and restored', async () => {
  const [ana, admin] = [await given.dietitian(), as(await given.admin())]
  const { id } = await given.blog({ author: ana, category: 'yoga' })
  await given.blog({ author: ana, category: 'diet', status: 'draft' })
  const expectCounts = async (...expected: number[]) => {
    for (const folds of [false, true]) {
      if (folds) await fold()
      expect([
        await countOf(BLOGS),
        await countOf(`${BLOGS}?category=yoga,recipes`),
        await countOf(`${BLOGS}all/`, admin),
        await countOf(`${BLOGS}my_posts/`, as(ana)),
      ]).toEqual(expected)
    }
  }
  await expectCounts(1, 1, 2, 2)
  await as(ana).patch(`${BLOGS}${id}/`, { status: 'draft' })
  await expectCounts(0, 0, 2, 2)
  await as(ana).patch(`${BLOGS}${id}/`, { status: 'published', category: 'fitness' })
  await expectCounts(1, 0, 2, 2)
  await as(ana).delete(`${BLOGS}${id}/`)
  await expectCounts(0, 0, 1, 1)
  await admin.post(`${BLOGS}${id}/restore/`)
  await expectCounts(0, 0, 2, 2)
})

const ORDERS: Record<(typeof DIRECTORY_ORDERINGS)[number], string> = {
  '-rating': 'rating desc nulls last, review_count desc',
  consultation_fee: 'consultation_fee',
  '-consultation_fee': 'consultation_fee desc nulls last',
  '-experience_years': 'experience_years desc',
  experience_years: 'experience_years',
}

async function givenDirectory(): Promise<void> {
  await query(
    `insert into users (email, password_hash, first_name, last_name, role)
     select 'd' || n || '@example.in', 'x', 'D', 'No ' || n, 'dietitian' from generate_series(1, $1::int) as n`,
    [ROWS],
  )
  await query(`insert into dietitian_profiles (user_id, bio, specialization, experience_years, consultation_fee, rating,
    review_count) select id, 'Cooks.', case when id % 9 = 0 then 'diabetes' else 'general' end, id % 7,
    case when id % 11 > 0 then 100 + id % 5 end, case when id % 3 > 0 then 3 + id % 20 / 10.0 end, id % 4 from users`)
}

/** Some of them are somewhere else now, or gone; the seed makes it the same in every run. */
const CHANGES = {
  directory: [
    'update dietitian_profiles set consultation_fee = 90 + user_id % 13 where user_id % 17 = $1',
    'update dietitian_profiles set rating = null, experience_years = 9 where user_id % 23 = $1',
    'update users set is_active = not is_active where id % 29 = $1',
    'delete from users where id % 101 = $1',
    `update dietitian_profiles set bio = case when bio = '' then 'Bakes.' else '' end where user_id % 31 = $1`,
  ],
  requests: [
    `update consultation_requests set status = 'closed', waiting_since = null where id % 19 = $1`,
    `update consultation_requests set waiting_since = created_at + interval '3 days' where id % 13 = $1`,
    'delete from consultation_requests where id % 101 = $1',
  ],
  blogs: [
    'update blogs set views_count = views_count + 1 + id % 9 where id % 7 = $1',
    `update blogs set deleted_at = now() where id % 43 = $1`,
    `update blogs set title = 'Again ' || title where id % 29 = $1`,
    `update blogs set status = case status when 'draft' then 'published' else 'draft' end where id % 31 = $1`,
  ],
}

/** Changes with the lists kept after some of them, then the comparison. */
async function afterChanges(of: keyof typeof CHANGES, compare: () => Promise<void>): Promise<void> {
  await fold()
  expect(await query('select from list_marks limit 1')).toHaveLength(1)
  const step = fc.record({ change: fc.nat(CHANGES[of].length - 1), rest: fc.nat(12), isKept: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const { change, rest, isKept } of steps) {
        await query(CHANGES[of][change] ?? '', [rest])
        if (isKept) await fold()
      }
      await compare()
    }),
    { numRuns: 4, seed: 8, endOnFailure: true },
  )
}

test('a deep page of the directory is the one that skipping row by row finds', { timeout: 120_000 }, async () => {
  await givenDirectory()
  await afterChanges('directory', async () => {
    for (const ordering of DIRECTORY_ORDERINGS) {
      const all = (where: string) =>
        idsOf(`select user_id as id from dietitian_profiles join users on id = user_id
          where role = 'dietitian' and is_active and bio <> '' and ${where} order by ${ORDERS[ordering]}, user_id`)
      await expectSamePages(nobody, `${DIRECTORY}?ordering=${ordering}`, await all('true'))
    }
    const general = await idsOf(`select user_id as id from dietitian_profiles join users on id = user_id
      where role = 'dietitian' and is_active and bio <> '' and specialization = 'general' order by experience_years, user_id`)
    await expectSamePages(nobody, `${DIRECTORY}?ordering=experience_years&specialization=general`, general)
  })
})

test('a deep page of all requests is the one that skipping row by row finds', { timeout: 120_000 }, async () => {
  const [client, ana, admin] = [await given.user(), await given.dietitian(), as(await given.admin())]
  await query(
    `insert into consultation_requests (client_id, dietitian_id, name, email, message, status, priority, created_at,
       waiting_since) select $1, $2, 'A', 'a@example.in', 'What about breakfast?', case when n % 9 > 0 then 'pending' else 'closed' end,
       'low', now() - n / 3 * interval '1.000001 hour', case when n % 9 > 0 then now() - n % 400 * interval '1 hour' end
     from generate_series(1, $3::int) as n`,
    [client.id, ana.id, ROWS],
  )
  const waiting = 'waiting_since asc nulls last, case when waiting_since is null then created_at end desc, id desc'
  await afterChanges('requests', async () => {
    const all = (order: string, where = 'true') =>
      idsOf(`select id from consultation_requests where ${where} order by ${order}`)
    for (const who of [admin, as(ana)]) {
      await expectSamePages(who, `${REQUESTS}?`, await all('created_at desc, id desc'))
      await expectSamePages(who, `${REQUESTS}?ordering=created_at`, await all('created_at, id'))
      await expectSamePages(who, `${REQUESTS}?ordering=waiting`, await all(waiting))
      await expectSamePages(
        who,
        `${REQUESTS}?status=pending`,
        await all('created_at desc, id desc', `status = 'pending'`),
      )
    }
  })
})

test('a deep page of all articles is the one that skipping row by row finds', { timeout: 120_000 }, async () => {
  const [ana, admin] = [await given.dietitian(), as(await given.admin())]
  await query(
    `insert into blogs (author_id, title, summary, content, content_text, category, status, views_count, read_minutes,
       created_at) select $1, 'Bowl ' || n % 300, 'Bowls.', '<p>Dal.</p>', 'Dal.', case when n % 20 = 0 then 'yoga' else 'diet' end,
       case when n % 50 = 0 then 'draft' else 'published' end, n % 40, 1, now() - n / 2 * interval '1 minute'
     from generate_series(1, $2::int) as n`,
    [ana.id, ROWS],
  )
  const shown = `status = 'published' and deleted_at is null`
  await afterChanges('blogs', async () => {
    const all = (order: string, where: string) => idsOf(`select id from blogs where ${where} order by ${order}`)
    for (const [ordering, order] of [
      ['-created_at', 'created_at desc, id desc'],
      ['-views_count', 'views_count desc, id desc'],
      ['title', 'title, id'],
    ] as const) {
      await expectSamePages(nobody, `${BLOGS}?ordering=${ordering}`, await all(order, shown))
      await expectSamePages(
        nobody,
        `${BLOGS}?category=diet&ordering=${ordering}`,
        await all(order, `${shown} and category = 'diet'`),
      )
      await expectSamePages(as(ana), `${BLOGS}my_posts/?ordering=${ordering}`, await all(order, 'deleted_at is null'))
    }
    await expectSamePages(admin, `${BLOGS}all/?ordering=created_at`, await all('created_at, id', 'deleted_at is null'))
    await expectSamePages(admin, `${BLOGS}all/?ordering=-title`, await all('title desc, id desc', 'deleted_at is null'))
  })
})

test('no writer waits for another one, nor for the process that folds their changes in', async () => {
  const [ana, client] = [await given.dietitian(), await given.user()]
  await given.request({ from: client, to: ana })
  await fold()
  const { pool } = testApp().connection
  const held = await pool.connect()
  try {
    await held.query('begin')
    await held.query(`update consultation_requests set status = 'closed'`)
    await held.query('update dietitian_profiles set is_available = false')
    // While these changes are not committed others write to the same lists, and what they wrote is folded in.
    await given.request({ from: client, to: ana })
    await Promise.all([fold(), fold()])
    const ids = await idsOf('select id from list_changes')
    expect(ids).toEqual([])
    expect((await as(ana).get(REQUESTS)).body.stats).toEqual({ total: 2, pending: 2, replied: 0, closed: 0 })
    await held.query('commit')
  } finally {
    held.release()
  }
  expect((await as(ana).get(REQUESTS)).body.stats).toEqual({ total: 2, pending: 1, replied: 0, closed: 1 })
})
