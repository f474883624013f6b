import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const BLOGS = '/api/adminpanel/blogs/'
const ARTICLE = {
  title: 'Two katoris of dal a day',
  summary: 'What a bowl of dal at noon and one at night do for a day, and what belongs beside them.',
  content: `<p>${'Dal wants an hour in water. '.repeat(6)}</p>`,
  category: 'recipes',
}
const KEY = '0d9f4c1e-5b7a-4c3d-8e2f-6a1b9c0d7e11'

function sendTo(author: { id: number }, payload: object, key: string) {
  return as(author).send({ method: 'POST', url: BLOGS, payload, headers: { 'idempotency-key': key } })
}

async function newAuthor(key = KEY) {
  const author = await given.dietitian()
  const create = (fields = {}, name = key) => sendTo(author, { ...ARTICLE, ...fields }, name)
  const titles = async () => {
    const { body } = await as(author).get(`${BLOGS}my_posts/`)
    return body.results.map(({ title }: { title: string }) => title)
  }
  return { author, create, titles }
}

test('an article that is sent again is the same one', async () => {
  const { author, create, titles } = await newAuthor()
  const answers = await Promise.all([create(), create(), create()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await titles()).toEqual([ARTICLE.title])
  const { body } = await as(author).get(`${BLOGS}${answers[0]?.body.id}/versions/`)
  expect(body.count).toBe(1)
})

test('an article that is sent again with newer text is updated', async () => {
  const { create, titles } = await newAuthor()
  const { body } = await create()
  expect(await create({ title: 'Three katoris of dal a day' })).toMatchObject({ status: 201, body: { id: body.id } })
  expect(await titles()).toEqual(['Three katoris of dal a day'])
})

test('an article that is sent again is rejected if it was changed elsewhere', async () => {
  const { author, create, titles } = await newAuthor()
  const { body } = await create()
  await as(author).patch(`${BLOGS}${body.id}/`, { title: 'Changed on the phone' })
  expect(await create()).toMatchObject({ status: 409, body: { detail: 'This article was changed elsewhere' } })
  expect(await titles()).toEqual(['Changed on the phone'])
})

test('another key, another author, no key and a deleted article create another article', async () => {
  const { author, create, titles } = await newAuthor()
  const { body } = await create()
  await create({}, '0d9f4c1e-5b7a-4c3d-8e2f-6a1b9c0d7e22')
  await as(author).post(BLOGS, ARTICLE)
  expect(await titles()).toHaveLength(3)
  const stranger = await given.dietitian()
  const { body: other } = await sendTo(stranger, ARTICLE, KEY)
  expect(other.author.id).toBe(stranger.id)
  await as(author).delete(`${BLOGS}${body.id}/`)
  expect((await create()).body.id).not.toBe(body.id)
})

test('a key must be a UUID', async () => {
  const { create } = await newAuthor()
  expect(await create({}, 'my article')).toMatchObject({
    status: 400,
    body: { detail: 'Idempotency-Key must be a UUID.' },
  })
})
