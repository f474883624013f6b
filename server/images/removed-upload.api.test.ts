import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { formWith, photo } from '#test/pictures.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

type Person = Awaited<ReturnType<typeof given.dietitian>>

const BLOGS = '/api/adminpanel/blogs/'
const FIELDS = {
  title: 'An article about bowls',
  summary: 'What five bowls on a steel plate say about a balanced meal at home.',
  category: 'diet',
  content: `<p>${'Dal, sabzi, dahi, roti and a fruit: each has its bowl. '.repeat(3)}</p>`,
}
const LONG_AGO = '2020-01-01T00:00:00.000Z'
const KEY = '5f0c6f0e-6f9a-4a65-9df5-0a8f5b1f4c11'

const db = () => testApp().connection.db

async function send(author: Person, method: 'POST' | 'PATCH', url: string, fields: Record<string, string>, key = '') {
  const payload = formWith('featured_image', await photo(1), fields)
  return as(author).send({ method, url, payload, headers: key ? { 'idempotency-key': key } : {} })
}

/** Number of recorded pictures and of their existing files. */
async function stored() {
  const { rows } = await db().execute<{ url: string }>(
    sql`select sizes->-1->>'url' as url from stored_pictures order by hash`,
  )
  const served = await Promise.all(rows.map(({ url }) => testApp().app.inject(url)))
  return { known: rows.length, served: served.filter(({ statusCode }) => statusCode === 200).length }
}
const NONE = { known: 0, served: 0 }
const ONE = { known: 1, served: 1 }

test('a picture sent with an article that was changed elsewhere is not stored', async () => {
  const author = await given.dietitian()
  const { id } = await given.blog({ author })
  const response = await send(author, 'PATCH', `${BLOGS}${id}/`, { title: FIELDS.title, updated_at: LONG_AGO })
  expect(response.status).toBe(409)
  expect(await stored()).toEqual(NONE)
  expect(await readdir(join(testApp().mediaDir, 'pictures'))).toEqual([])
})

test('a picture sent again with a new article is not stored if that article was saved and changed since', async () => {
  const author = await given.dietitian()
  const { body } = await as(author).send({
    method: 'POST',
    url: BLOGS,
    payload: FIELDS,
    headers: { 'idempotency-key': KEY },
  })
  await as(author).patch(`${BLOGS}${body.id}/`, { title: 'Another title for it' })
  expect((await send(author, 'POST', BLOGS, FIELDS, KEY)).status).toBe(409)
  expect(await stored()).toEqual(NONE)
})

test('a picture sent with invalid fields, or for another author’s article, is not stored', async () => {
  const author = await given.dietitian()
  const { id } = await given.blog({ author, status: 'published' })
  expect((await send(author, 'POST', BLOGS, { ...FIELDS, title: 'Short' })).status).toBe(400)
  const scriptOnly = { ...FIELDS, content: `<script>${'alert(1);'.repeat(40)}</script>` }
  expect((await send(author, 'POST', BLOGS, scriptOnly)).status).toBe(400)
  expect((await send(await given.dietitian(), 'PATCH', `${BLOGS}${id}/`, { title: FIELDS.title })).status).toBe(403)
  expect(await stored()).toEqual(NONE)
})

test('the same picture in another article stays', async () => {
  const [author, other] = [await given.dietitian(), await given.dietitian()]
  const { id } = await given.blog({ author })
  expect((await send(other, 'POST', BLOGS, FIELDS)).status).toBe(201)
  const response = await send(author, 'PATCH', `${BLOGS}${id}/`, { title: FIELDS.title, updated_at: LONG_AGO })
  expect(response.status).toBe(409)
  expect(await stored()).toEqual(ONE)
})

test('a picture that is sent again while the first upload fails stays for the second', async () => {
  const author = await given.dietitian()
  const { id } = await given.blog({ author })
  const path = `${BLOGS}${id}/`
  const [late, right] = await Promise.all([
    send(author, 'PATCH', path, { title: FIELDS.title, updated_at: LONG_AGO }),
    send(author, 'PATCH', path, { title: FIELDS.title }),
  ])
  expect([late.status, right.status]).toEqual([409, 200])
  expect(await stored()).toEqual(ONE)
})
