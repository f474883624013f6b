import type pg from 'pg'
import { expect, test } from 'vitest'
import { apiOf, signInAs } from './api-of.ts'
import { cleanUp, connectTo, newFolder, newInstallation, start, startDatabase } from './fixtures.ts'

cleanUp()

/** A crawler, whose views are not counted. */
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const READER = 'Mozilla/5.0 (Linux; Android 13) Chrome/128.0'
const OFTEN = { interval: 100 }

async function textOf(url: string, reader = CRAWLER): Promise<string> {
  return (await fetch(url, { headers: { 'user-agent': reader } })).text()
}

/** Returns a boolean, so that a failure does not print a whole page. */
async function says(url: string, text: string): Promise<boolean> {
  return (await textOf(url)).includes(text)
}

const articleJson = (id: number) => `/api/adminpanel/blogs/${id}/`

/** Changes a title without a notification, so that a response with the old title must come from the cache. */
async function renameSilently(client: pg.Client, id: number, title: string): Promise<void> {
  await client.query('begin')
  await client.query('alter table blogs disable trigger blogs_content_updated')
  await client.query('update blogs set title = $2 where id = $1', [id, title])
  await client.query('alter table blogs enable trigger blogs_content_updated')
  await client.query('commit')
}

async function startTwo() {
  const database = await startDatabase(await newInstallation({ demo: true }))
  const variables = {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret of both that is long enough',
    // Cached pages contain their address, which must be the site's and not the process's.
    SITE_URL: 'http://thali.localhost',
  }
  const [one, two] = await Promise.all([
    start({ ...variables, DATA_DIR: await newFolder() }),
    start({ ...variables, DATA_DIR: await newFolder() }),
  ])
  return {
    one,
    two,
    client: await connectTo(database.url),
  }
}

test('two processes cache unchanged answers and drop changed ones, also if a notification is lost', async () => {
  const { one, two, client } = await startTwo()
  const admin = await signInAs(one.url, 'admin')
  const { results } = await apiOf(one.url).blogs.list({ page_size: 20 })
  const [edited, ...others] = results
  if (!edited) throw new Error('the demo has articles')
  const related = await Promise.all(others.map(({ id }) => apiOf(one.url).blogs.related(id)))
  const other = others.find((_, at) => !JSON.stringify(related[at]).includes(edited.title))
  if (!other) throw new Error('every article of the demo shows this one')
  const places = [one, two].flatMap(({ url }) => [
    { url, edited: `${url}/blogs/${edited.id}`, other: `${url}/blogs/${other.id}` },
    { url, edited: url + articleJson(edited.id), other: url + articleJson(other.id) },
  ])
  for (const place of places) for (const path of [place.edited, place.other]) await textOf(path)

  // An edit evicts the article's page but not the other one, which a silent change has made outdated.
  await renameSilently(client, other.id, 'Known to nobody')
  await admin.api.blogs.update(edited.id, { title: 'An edit that everybody hears of' })
  for (const place of places) {
    await expect.poll(() => says(place.edited, 'An edit that everybody hears of'), OFTEN).toBe(true)
    expect(await says(place.other, 'Known to nobody')).toBe(false)
  }
  await expect.poll(() => says(`${two.url}/blogs`, 'An edit that everybody hears of'), OFTEN).toBe(true)
  await expect.poll(() => says(`${two.url}/blogs/feed.xml`, 'An edit that everybody hears of'), OFTEN).toBe(true)

  // The notification is lost, so the other process sees the change at its next check, ten seconds later.
  await client.query('alter table content_changes disable trigger content_changes_notified')
  await admin.api.blogs.update(edited.id, { title: 'An edit without a notice' })
  expect(await says(`${one.url}/blogs/${edited.id}`, 'An edit without a notice')).toBe(true)
  for (const place of places) await expect.poll(() => says(place.edited, 'An edit without a notice'), OFTEN).toBe(true)
  await client.query('alter table content_changes enable trigger content_changes_notified')

  // A view appears on every page of both processes within about ten seconds, while the page is always cached.
  const before = (await apiOf(one.url).blogs.get(edited.id)).views_count
  const views = async (url: string) => JSON.parse(await textOf(url + articleJson(edited.id))).views_count
  const shownViews = async (url: string) => {
    const text = (await textOf(`${url}/blogs/${edited.id}`)).replaceAll('<!-- -->', '')
    return Number(/>([\d,]+) views?</.exec(text)?.[1]?.replaceAll(',', ''))
  }
  await textOf(`${one.url}/blogs/${edited.id}`, READER)
  for (const { url } of [one, two]) {
    await expect.poll(() => views(url), OFTEN).toBeGreaterThan(before)
    await expect.poll(() => shownViews(url), OFTEN).toBeGreaterThan(before)
  }
  await client.end()
})

test('cached answers are rate limited, confirmed with 304 and have a request id like all others', async () => {
  const app = await start({ DATA_DIR: await newInstallation(), RATE_LIMITS: 'on' })
  const url = `${app.url}/api/adminpanel/dietitians/`
  const ask = (init: RequestInit = {}) => fetch(url, init)
  await ask()
  const [first, second] = [await ask(), await ask({ method: 'HEAD' })]
  expect([first.status, second.status, await second.text()]).toEqual([200, 200, ''])
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect((await ask({ headers: { 'if-none-match': String(first.headers.get('etag')) } })).status).toBe(304)
  let statuses: number[] = []
  while (statuses.length < 1250 && !statuses.includes(429)) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    await Promise.all(answers.map((answer) => answer.text()))
    statuses = [...statuses, ...answers.map(({ status }) => status)]
  }
  const rejected = await ask()
  expect([rejected.status, Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await rejected.json()).toEqual({ detail: expect.stringContaining('Too many requests.') })
})
