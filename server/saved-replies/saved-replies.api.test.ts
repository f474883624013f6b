import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const URL = '/api/adminpanel/saved-replies/'
const THANKS = { title: 'Thanks', body: 'Thank you for writing.\nI answer within a day.' }

test('a saved reply is created, listed by title, changed and deleted', async () => {
  const ana = as(await given.dietitian())
  const made = await ana.post(URL, THANKS)
  expect(made).toMatchObject({ status: 201, body: THANKS })
  await ana.post(URL, { title: 'About fees', body: 'A session costs what the profile says.' })
  const { body } = await ana.get(URL)
  expect(body).toMatchObject({ count: 2, results: [{ title: 'About fees' }, { title: 'Thanks' }] })
  const url = `${URL}${made.body.id}/`
  expect((await ana.patch(url, { title: 'A word of thanks' })).body).toMatchObject({
    ...THANKS,
    title: 'A word of thanks',
  })
  expect((await ana.delete(url)).status).toBe(204)
  expect((await ana.delete(url)).status).toBe(404)
  expect((await ana.get(URL)).body.count).toBe(1)
})

test("another person's saved reply is not found", async () => {
  const { id } = (await as(await given.dietitian()).post(URL, THANKS)).body
  const stranger = as(await given.dietitian())
  expect((await stranger.get(URL)).body.count).toBe(0)
  expect((await stranger.patch(`${URL}${id}/`, { title: 'Mine now' })).status).toBe(404)
  expect((await stranger.delete(`${URL}${id}/`)).status).toBe(404)
})

test.each([
  [{ title: '', body: 'x' }, { title: ['Title is required'] }],
  [{ title: 'x'.repeat(81), body: 'x' }, { title: ['Title must be at most 80 characters long'] }],
  [{ title: 'x', body: ' ' }, { body: ['Text is required'] }],
  [{ title: 'x', body: 'x'.repeat(5001) }, { body: ['Text must be at most 5,000 characters long'] }],
])('%# is rejected', async (input, errors) => {
  expect(await as(await given.dietitian()).post(URL, input)).toMatchObject({ status: 400, body: errors })
})

test('at most fifty are stored, also when the last two arrive at once', async () => {
  const ana = as(await given.dietitian())
  for (let number = 1; number < 50; number += 1) await ana.post(URL, { title: `Reply ${number}`, body: 'Text' })
  const last = await Promise.all([ana.post(URL, THANKS), ana.post(URL, THANKS)])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
})
