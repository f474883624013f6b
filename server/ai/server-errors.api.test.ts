import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDraftReader } from '#domain/ai/draft-stream.ts'
import { AI_MODEL, aiCallRows, aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import type { Reply } from '#test/openai-server.ts'

setUpAiApp()

// The SDK's errors contain the whole request, which must not reach a log through the console.
const consoleSpies = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))
afterEach(() => {
  for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled()
})

const PATH = '/api/adminpanel/blogs/generate_with_ai/'
const NOTHING_SAVED = 'Nothing was saved.'
const TOO_SHORT = asAnswer({ ...MODEL_ARTICLE, content: '<p>Eat millets.</p>' })
const SCRIPT_ONLY = asAnswer({ ...MODEL_ARTICLE, content: `<script>${'alert(1);'.repeat(40)}</script>` })
const CUT: Reply = { ...asAnswer(MODEL_ARTICLE), cut: 150 }

interface ErrorCase {
  name: string
  replies: [Reply, ...Reply[]]
  status: number
  detail: string
  requests: number
}

const ERROR_CASES: ErrorCase[] = [
  {
    name: 'wrong key',
    replies: [{ status: 401, error: 'bad key' }],
    status: 502,
    detail: 'The AI server did not accept its key. The operator of this site has to check AI_API_KEY.',
    requests: 1,
  },
  {
    name: 'model missing',
    replies: [{ status: 404, error: 'no such model' }],
    status: 502,
    detail: `The AI server does not know the model "${AI_MODEL}". The operator of this site has to check AI_MODEL and AI_BASE_URL.`,
    requests: 1,
  },
  {
    name: 'too many requests',
    replies: [{ status: 429, error: 'slow down' }],
    status: 502,
    detail: 'The AI server isn’t taking more requests right now. Try again later.',
    requests: 1,
  },
  {
    name: 'server error',
    replies: [{ status: 500, error: 'stack trace of a secret' }],
    status: 502,
    detail: 'The AI server answered with an error (500). Try again later.',
    requests: 1,
  },
  {
    name: 'a bad request that is not about schemas',
    replies: [{ status: 400, error: 'context length exceeded' }],
    status: 502,
    detail: 'The AI server answered with an error (400). Try again later.',
    requests: 1,
  },
  {
    name: 'breaks off midway',
    replies: [CUT],
    status: 502,
    detail: 'The AI server stopped in the middle of its answer. Try again.',
    requests: 1,
  },
  ...[
    { name: 'a page in place of an answer, twice', body: '<!doctype html><title>Sign in</title>', type: 'text/html' },
    { name: 'words that call themselves JSON, twice', body: 'Sign in to the network.', type: 'application/json' },
    { name: 'JSON of something else, twice', body: '{"ok":true}', type: 'application/json' },
    { name: 'nothing at all, twice', body: '', type: 'application/json' },
    { name: 'a stream of something else, twice', body: 'data: Sign in.\n\n', type: 'text/event-stream' },
  ].map(({ name, body, type }) => ({
    name,
    replies: [{ body, type }] as [Reply],
    status: 502,
    detail:
      'We couldn’t read the AI server’s answer. The operator of this site has to check AI_BASE_URL. We tried twice.',
    requests: 2,
  })),
  {
    name: 'malformed twice',
    replies: [{ text: 'Certainly! Here is your article.' }],
    status: 502,
    detail: 'We couldn’t read the AI server’s answer. We tried twice.',
    requests: 2,
  },
  {
    name: 'another shape twice',
    replies: [asAnswer({ article: MODEL_ARTICLE })],
    status: 502,
    detail: 'We couldn’t read the AI server’s answer. We tried twice.',
    requests: 2,
  },
  {
    name: 'empty twice',
    replies: [{ text: '' }],
    status: 502,
    detail: 'We couldn’t read the AI server’s answer. We tried twice.',
    requests: 2,
  },
  {
    name: 'too short twice',
    replies: [TOO_SHORT],
    status: 502,
    detail: 'The content that the AI server wrote was too short. We tried twice.',
    requests: 2,
  },
  {
    name: 'nothing left once it is clean, twice',
    replies: [SCRIPT_ONLY],
    status: 502,
    detail: 'The content that the AI server wrote was too short. We tried twice.',
    requests: 2,
  },
  {
    name: 'malformed, then broken off',
    replies: [{ text: 'no' }, CUT],
    status: 502,
    detail: 'The AI server stopped in the middle of its answer. Try again.',
    requests: 2,
  },
]

/** Valid JSON and whole words: only the server knows that the answer was truncated. */
const CUT_OFF: ErrorCase[] = [
  {
    name: 'cut off at its limit of length, twice',
    replies: [{ ...asAnswer(MODEL_ARTICLE), ends: 'length' }],
    status: 502,
    detail:
      'The AI server stopped before the end of its answer. Its length limit is too low for this. The operator of this site can raise it. We tried twice.',
    requests: 2,
  },
  {
    name: 'stopped by its content filter, twice',
    replies: [{ ...asAnswer(MODEL_ARTICLE), ends: 'content_filter' }],
    status: 502,
    detail: 'The AI server stopped before the end of its answer. Its content filter stopped it. We tried twice.',
    requests: 2,
  },
  {
    name: 'cut off in the middle of the JSON, twice',
    replies: [{ text: asAnswer(MODEL_ARTICLE).text.slice(0, 260), ends: 'length' }],
    status: 502,
    detail:
      'The AI server stopped before the end of its answer. Its length limit is too low for this. The operator of this site can raise it. We tried twice.',
    requests: 2,
  },
]
ERROR_CASES.push(...CUT_OFF, {
  name: 'ends in the middle of a sentence and says nothing of it, twice',
  replies: [asAnswer({ ...MODEL_ARTICLE, content: `${MODEL_ARTICLE.content}<p>Soak the grains overni` })],
  status: 502,
  detail: 'The article that the AI server wrote ended in the middle of a sentence. We tried twice.',
  requests: 2,
})

test.each(ERROR_CASES)(
  '$name: $status with a clear sentence, nothing saved',
  async ({ replies, status, detail, requests }) => {
    aiServer().answer(...replies)
    const response = await as(await given.dietitian()).post(PATH, ORDER)
    expect({ status: response.status, body: response.body }).toEqual({
      status,
      body: { detail: `${detail} ${NOTHING_SAVED}` },
    })
    expect(aiServer().requests).toHaveLength(requests)
    expect(await countOf('blogs')).toBe(0)
    expect(await aiCallRows()).toMatchObject([{ outcome: 'failed' }])
  },
)

test.each(ERROR_CASES)(
  '$name, streaming: the same is said in the stream',
  async ({ replies, status, detail, requests }) => {
    aiServer().answer(...replies)
    const response = await as(await given.dietitian()).send({
      method: 'POST',
      url: PATH,
      payload: ORDER,
      headers: { accept: 'text/event-stream' },
    })
    expect(response.status).toBe(200)
    const last = createDraftReader()(response.body).at(-1)
    expect(last).toEqual({
      event: 'failed',
      data: { status, detail: `${detail} ${NOTHING_SAVED}` },
    })
    expect(aiServer().requests).toHaveLength(requests)
    expect(await countOf('blogs')).toBe(0)
  },
)

test.each([
  ['no JSON', { body: 'Bad gateway', type: 'application/json' }],
  ['a page', { body: '<!doctype html><title>Busy</title>', type: 'text/html' }],
] as const)('%s once: the second answer counts', async (_name, first) => {
  aiServer().answer(first, asAnswer(MODEL_ARTICLE))
  expect((await as(await given.dietitian()).post(PATH, ORDER)).body).toMatchObject(MODEL_ARTICLE)
  expect(aiServer().requests).toHaveLength(2)
})

test.each([
  ['malformed', { text: 'no' }],
  ['too short', TOO_SHORT],
  ['cut off at its limit', { ...asAnswer(MODEL_ARTICLE), ends: 'length' }],
  ['with a promise of a cure', asAnswer({ ...MODEL_ARTICLE, title: 'Bajra roti cures diabetes' })],
] as const)('%s once: the second answer counts, and the retry names the error', async (_name, first) => {
  aiServer().answer(first, asAnswer(MODEL_ARTICLE))
  const author = await given.dietitian()
  expect((await as(author).post(PATH, ORDER)).body).toMatchObject(MODEL_ARTICLE)
  const [, second] = aiServer().requests
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(second?.messages[1]?.content).toContain('Your last answer was of no use:')
  expect(await aiCallRows()).toMatchObject([{ outcome: 'done', requests: 2, input_tokens: 1800, output_tokens: 1200 }])
})

describe('improving and summarising fail the same way', () => {
  test.each(ERROR_CASES.filter(({ name }) => !/short|clean|sentence/.test(name)))(
    '$name',
    async ({ replies, status }) => {
      const author = await given.dietitian()
      const { id } = await given.blog({ author })
      for (const action of ['improve_content', 'generate_summary']) {
        aiServer().answer(...replies)
        const { status: answered, body } = await as(author).post(`/api/adminpanel/blogs/${id}/${action}/`, {})
        expect({ answered, body }).toEqual({
          answered: status,
          body: { detail: expect.stringContaining(NOTHING_SAVED) },
        })
      }
      expect(await countOf('blog_versions')).toBe(0)
    },
  )
})
