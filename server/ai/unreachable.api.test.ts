import { expect, test } from 'vitest'
import { aiCallRows, countOf, ORDER } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { freePort } from '#test/free-port.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp({
  rateLimits: false,
  ai: async () => ({
    server: { baseUrl: `http://127.0.0.1:${await freePort()}/v1`, apiKey: undefined, model: 'none' },
    limitMs: 2000,
  }),
})

test('an AI server that is down: 502 with a clear sentence, nothing saved', async () => {
  const author = await given.dietitian()
  expect(await as(author).post('/api/adminpanel/blogs/generate_with_ai/', ORDER)).toMatchObject({
    status: 502,
    body: { detail: 'The AI server cannot be reached. Try again later. Nothing was saved.' },
  })
  expect(await countOf('blogs')).toBe(0)
  expect(await aiCallRows()).toMatchObject([{ outcome: 'failed', requests: 0, input_tokens: null }])
})

test('without limits there is nothing to count', async () => {
  const { body } = await as(await given.dietitian()).get('/api/adminpanel/blogs/ai_status/')
  expect(body).toEqual({ engine: 'model', model: 'none', limit: null, remaining: null, resets_at: null })
})
