import { expect, test } from 'vitest'
import { AI_CALLS_PER_DAY, AI_CALLS_REFUNDED_MAX } from '#domain/ai/ai-rules.ts'
import { AI_MODEL, aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { testApp } from '#test/test-app.ts'

setUpAiApp({ rateLimits: true, limitMs: 3_000 })

const STATUS = '/api/adminpanel/blogs/ai_status/'
const GENERATE = '/api/adminpanel/blogs/generate_with_ai/'
const fresh = {
  engine: 'model',
  model: AI_MODEL,
  limit: AI_CALLS_PER_DAY,
  remaining: AI_CALLS_PER_DAY,
  resets_at: null,
}

test('all writing tools share one limit per dietitian and day, and the API returns the remaining calls', async () => {
  const author = await given.dietitian()
  const { id } = await given.blog({ author })
  expect((await as(author).get(STATUS)).body).toEqual(fresh)
  aiServer().answer(asAnswer(MODEL_ARTICLE), { status: 500, error: 'x' }, asAnswer({ changes: [] }))
  await as(author).post(GENERATE, ORDER)
  await as(author).post(`/api/adminpanel/blogs/${id}/generate_summary/`, {})
  await as(author).post(`/api/adminpanel/blogs/${id}/improve_content/`, {})
  const { body } = await as(author).get(STATUS)
  expect(body).toMatchObject({ limit: AI_CALLS_PER_DAY, remaining: AI_CALLS_PER_DAY - 2 })
  const hours = (Date.parse(body.resets_at) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  expect((await as(await given.dietitian()).get(STATUS)).body).toEqual(fresh)
})

test('all calls used up: 429 with a clear message and the seconds to wait; nothing is sent or saved', async () => {
  const author = await given.dietitian()
  const { limits } = testApp().services
  for (let call = 0; call < AI_CALLS_PER_DAY; call += 1) await limits.take('ai', String(author.id))
  aiServer().answer(asAnswer(MODEL_ARTICLE))
  for (const accept of ['application/json', 'text/event-stream']) {
    const response = await as(author).send({ method: 'POST', url: GENERATE, payload: ORDER, headers: { accept } })
    expect(response).toMatchObject({
      status: 429,
      body: { detail: 'You’ve used all 50 AI calls for today. Try again in 24 hours.' },
    })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(86_000)
  }
  expect(aiServer().requests).toEqual([])
  expect(await countOf('blogs')).toBe(0)
  expect((await as(author).get(STATUS)).body).toMatchObject({ remaining: 0 })
})

test('a failure of the AI server is refunded, up to the daily cap', { timeout: 30_000 }, async () => {
  const author = await given.dietitian()
  aiServer().answer({ status: 500, error: 'x' })
  const remaining = async () => (await as(author).get(STATUS)).body.remaining
  for (let call = 0; call < AI_CALLS_REFUNDED_MAX; call += 1) {
    expect((await as(author).post(GENERATE, ORDER)).status).toBe(502)
  }
  expect(await remaining()).toBe(AI_CALLS_PER_DAY)
  await as(author).post(GENERATE, ORDER)
  expect(await remaining()).toBe(AI_CALLS_PER_DAY - 1)
})

test('a timeout of the AI server is refunded too', async () => {
  const author = await given.dietitian()
  aiServer().answer('hang')
  expect((await as(author).post(GENERATE, ORDER)).status).toBe(504)
  expect((await as(author).get(STATUS)).body.remaining).toBe(AI_CALLS_PER_DAY)
})

test('a rejected request does not count', async () => {
  const author = await given.dietitian()
  await as(author).post(GENERATE, { ...ORDER, topic: '' })
  expect((await as(author).get(STATUS)).body).toEqual(fresh)
})
