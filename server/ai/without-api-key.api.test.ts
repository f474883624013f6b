import { expect, test } from 'vitest'
import { aiServer, asAnswer, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'

setUpAiApp({ hasKey: false })

const GENERATE = '/api/adminpanel/blogs/generate_with_ai/'

test('a self-hosted server may need no key', async () => {
  aiServer().answer(asAnswer(MODEL_ARTICLE))
  expect((await as(await given.dietitian()).post(GENERATE, ORDER)).status).toBe(201)
  expect(aiServer().keys).toEqual([undefined])
})

test('one that needs a key says so', async () => {
  aiServer().answer({ status: 401, error: 'no key' })
  expect(await as(await given.dietitian()).post(GENERATE, ORDER)).toMatchObject({
    status: 502,
    body: {
      detail: 'The AI server needs a key. The operator of this site has to set AI_API_KEY. Nothing was saved.',
    },
  })
})
