import { expect, test } from 'vitest'
import { createDraftReader } from '#domain/ai/draft-stream.ts'
import { aiCallRows, aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import type { Reply } from '#test/openai-server.ts'

// Short enough for a test.
setUpAiApp({ limitMs: 1500 })

const PATH = '/api/adminpanel/blogs/generate_with_ai/'
const DETAIL = 'The AI server took longer than 2 seconds. Nothing was saved. Try again later.'
const A_WORD_AT_A_TIME: Reply = {
  ...asAnswer({ ...MODEL_ARTICLE, content: `<p>${'Millets. '.repeat(2000)}</p>` }),
  drip: 20,
}

test('a missing answer: 504 with a clear sentence, nothing saved', async () => {
  aiServer().answer('hang')
  expect(await as(await given.dietitian()).post(PATH, ORDER)).toMatchObject({ status: 504, body: { detail: DETAIL } })
  expect(await countOf('blogs')).toBe(0)
  expect(await aiCallRows()).toMatchObject([{ outcome: 'too_slow' }])
})

test.each([
  ['does not come', 'hang'],
  ['comes a word at a time', A_WORD_AT_A_TIME],
] as const)('an answer that %s, streaming: the stream reports the same error', async (_name, reply) => {
  aiServer().answer(reply)
  const { status, body } = await as(await given.dietitian()).send({
    method: 'POST',
    url: PATH,
    payload: ORDER,
    headers: { accept: 'text/event-stream' },
  })
  expect(status).toBe(200)
  expect(createDraftReader()(body).at(-1)).toEqual({ event: 'failed', data: { status: 504, detail: DETAIL } })
  expect(await countOf('blogs')).toBe(0)
})

test.each(['improve_content', 'generate_summary'])('%s gives up after the same time', async (action) => {
  const author = await given.dietitian()
  const { id } = await given.blog({ author })
  aiServer().answer('hang')
  const response = await as(author).post(`/api/adminpanel/blogs/${id}/${action}/`, {})
  expect(response).toMatchObject({ status: 504, body: { detail: DETAIL } })
  expect(await countOf('blog_versions')).toBe(0)
})
