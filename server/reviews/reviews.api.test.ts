import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const REPLY = 'Thank you for writing. Begin with one katori more of dal.'

async function repliedRequest(dietitian?: Awaited<ReturnType<typeof given.dietitian>>) {
  const [client, ana] = [
    await given.user({ first_name: 'Asha', last_name: 'Kumari' }),
    dietitian ?? (await given.dietitian()),
  ]
  const { id } = await given.request({ from: client, to: ana })
  const url = `/api/adminpanel/contact-requests/${id}/`
  await as(ana).patch(`${url}update_status/`, { reply: REPLY })
  return { client, ana, url, review: `${url}review/`, shown: `/api/adminpanel/dietitians/${ana.id}/reviews/` }
}

test('a client rates once, after a reply, and is named only if they wish', async () => {
  const { client, ana, review, shown } = await repliedRequest()
  expect((await as(client).get(review)).body).toEqual({ review: null })
  const made = await as(client).post(review, { rating: 4, text: 'Clear and kind.' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ rating: 4, text: 'Clear and kind.', show_name: false, answer: null })
  expect((await as(client).get(review)).body.review).toEqual(made.body)
  expect((await as(client).post(review, { rating: 5 })).status).toBe(409)
  const { body } = await anonymous.get(shown)
  expect(body.results).toEqual([
    {
      id: made.body.id,
      rating: 4,
      text: 'Clear and kind.',
      author_name: 'A client',
      answer: null,
      answered_at: null,
      created_at: made.body.created_at,
    },
  ])
  await as(client).patch(review, { show_name: true, rating: 5 })
  const after = (await anonymous.get(shown)).body
  expect(after.results[0]).toMatchObject({ author_name: 'Asha K.', rating: 5, text: 'Clear and kind.' })
  expect((await anonymous.get(`/api/adminpanel/dietitians/${ana.id}/`)).body).toMatchObject({
    rating: 5,
    review_count: 1,
  })
})

test('a client cannot rate before a reply', async () => {
  const [client, ana] = [await given.user(), await given.dietitian()]
  const { id } = await given.request({ from: client, to: ana })
  const review = `/api/adminpanel/contact-requests/${id}/review/`
  expect(await as(client).post(review, { rating: 5 })).toMatchObject({
    status: 409,
    body: { detail: 'You can rate this consultation once the dietitian has replied.' },
  })
  expect((await as(client).patch(review, { rating: 5 })).status).toBe(404)
})

test.each([
  [{}, 'rating', 'Choose a rating from 1 to 5'],
  [{ rating: 0 }, 'rating', 'Choose a rating from 1 to 5'],
  [{ rating: 6 }, 'rating', 'Choose a rating from 1 to 5'],
  [{ rating: 4.5 }, 'rating', 'Choose a rating from 1 to 5'],
  [{ rating: 'five' }, 'rating', 'Rating must be a number'],
  [{ rating: '6' }, 'rating', 'Choose a rating from 1 to 5'],
  [{ rating: 5, text: 'x'.repeat(1001) }, 'text', 'Review must be at most 1,000 characters long'],
])('%j is rejected as a review', async (input, field, message) => {
  const { client, review } = await repliedRequest()
  expect(await as(client).post(review, input)).toMatchObject({ status: 400, body: { [field]: [message] } })
})

test('the profile shows the mean to one decimal, the number and the spread', async () => {
  const ana = await given.dietitian()
  for (const rating of [5, 5, 4]) {
    const { client, review } = await repliedRequest(ana)
    await as(client).post(review, { rating })
  }
  const { body } = await anonymous.get(`/api/adminpanel/dietitians/${ana.id}/reviews/?page_size=2`)
  expect(body).toMatchObject({ count: 3, next: expect.stringContaining('page=2'), results: { length: 2 } })
  expect(body.summary).toEqual({
    rating: 4.7,
    count: 3,
    spread: [
      { rating: 5, count: 2 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
  })
  expect((await anonymous.get(`/api/adminpanel/dietitians/${ana.id}/`)).body).toMatchObject({
    rating: 4.7,
    review_count: 3,
  })
})

test('ratings given at the same moment are all counted', async () => {
  const ana = await given.dietitian()
  const requests = [await repliedRequest(ana), await repliedRequest(ana), await repliedRequest(ana)]
  await Promise.all(requests.map(({ client, review }, at) => as(client).post(review, { rating: at + 3 })))
  expect((await anonymous.get(`/api/adminpanel/dietitians/${ana.id}/`)).body).toMatchObject({
    rating: 4,
    review_count: 3,
  })
})

test('the directory orders by the shown rating, then by the number of reviews', async () => {
  const [few, many, unrated] = [await given.dietitian(), await given.dietitian(), await given.dietitian()]
  for (const ana of [few, many, many]) {
    const { client, review } = await repliedRequest(ana)
    await as(client).post(review, { rating: 4 })
  }
  const { body } = await anonymous.get('/api/adminpanel/dietitians/?ordering=-rating')
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([many.id, few.id, unrated.id])
})

test('the dietitian concerned answers once', async () => {
  const { client, ana, review, shown } = await repliedRequest()
  const { id } = (await as(client).post(review, { rating: 2, text: 'Too short.' })).body
  const url = `/api/adminpanel/reviews/${id}/answer/`
  expect((await as(await given.dietitian()).post(url, { answer: 'Hm.' })).status).toBe(404)
  expect((await as(ana).post(url, { answer: '  ' })).body).toEqual({ answer: ['Answer is required'] })
  expect(await as(ana).post(url, { answer: 'Write to me again.' })).toMatchObject({
    status: 200,
    body: { answer: 'Write to me again.', dietitian: { id: ana.id } },
  })
  expect((await as(ana).post(url, { answer: 'Once more.' })).status).toBe(409)
  expect((await anonymous.get(shown)).body.results[0]).toMatchObject({ answer: 'Write to me again.' })
  expect((await as(client).get(review)).body.review).toMatchObject({ answer: 'Write to me again.' })
})

test('an admin hides a review with a reason: it no longer counts, and only those concerned still see it', async () => {
  const { client, ana, review, shown } = await repliedRequest()
  const admin = await given.admin()
  const { id } = (await as(client).post(review, { rating: 1, text: 'My neighbour said so too.' })).body
  const url = `/api/adminpanel/reviews/${id}/`
  expect((await as(admin).patch(url, { is_hidden: true })).body).toEqual({
    reason: ['Say why you’re hiding the review.'],
  })
  await as(admin).patch(url, { is_hidden: true, reason: 'Names a third person.' })
  expect((await anonymous.get(shown)).body).toMatchObject({ count: 0, results: [], summary: { rating: null } })
  expect((await anonymous.get(`/api/adminpanel/dietitians/${ana.id}/`)).body).toMatchObject({
    rating: null,
    review_count: 0,
  })
  for (const person of [ana, admin]) {
    const { body } = await as(person).get('/api/adminpanel/reviews/?shown=false')
    expect(body.results).toMatchObject([{ id, is_hidden: true, hidden_reason: 'Names a third person.' }])
  }
  expect((await as(client).get(review)).body.review).toMatchObject({ id, rating: 1 })
  await as(admin).patch(url, { is_hidden: false })
  expect((await anonymous.get(shown)).body).toMatchObject({ count: 1, summary: { rating: 1 } })
  expect((await as(ana).get('/api/adminpanel/reviews/?shown=false')).body.count).toBe(0)
})

test('reviews of a dietitian who is not listed are not found', async () => {
  const client = await given.user()
  expect((await anonymous.get(`/api/adminpanel/dietitians/${client.id}/reviews/`)).status).toBe(404)
})
