import { describe, expect, test } from 'vitest'
import { createDraftReader, type DraftEvent } from '#domain/ai/draft-stream.ts'
import { AI_MODEL, aiCallRows, aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { testApp } from '#test/test-app.ts'

setUpAiApp()

const PATH = '/api/adminpanel/blogs/generate_with_ai/'

async function streamed(user: { id: number }, order: object): Promise<DraftEvent[]> {
  const response = await as(user).send({
    method: 'POST',
    url: PATH,
    payload: order,
    headers: { accept: 'text/event-stream' },
  })
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  return createDraftReader()(response.body)
}

test('an article is written, stored as a draft and names its engine', async () => {
  const author = await given.dietitian()
  aiServer().answer(asAnswer(MODEL_ARTICLE))
  const { status, body } = await as(author).post(PATH, ORDER)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...MODEL_ARTICLE,
    category: 'diet',
    status: 'draft',
    ai_generated: true,
    ai_engine: 'model',
    ai_reviewed: false,
    author: { id: author.id, role: 'dietitian' },
    generation: { model: AI_MODEL, is_outline: false, findings: [], left_out: [], took_ms: expect.any(Number) },
  })
  const stored = await as(author).get(`/api/adminpanel/blogs/${body.id}/`)
  expect(stored.body).toMatchObject({ ...MODEL_ARTICLE, ai_engine: 'model' })
  expect(await countOf('blog_versions')).toBe(1)
  const found = await as(author).get('/api/adminpanel/blogs/my_posts/?search=jowar')
  expect(found.body.results).toMatchObject([{ id: body.id, ai_generated: true, ai_engine: 'model' }])
  expect(await aiCallRows()).toEqual([
    {
      user_id: author.id,
      action: 'generate',
      engine: 'model',
      model: AI_MODEL,
      outcome: 'done',
      requests: 1,
      input_tokens: 900,
      output_tokens: 600,
    },
  ])
})

test('an article is published at once if requested', async () => {
  aiServer().answer(asAnswer(MODEL_ARTICLE))
  const { body } = await as(await given.admin()).post(PATH, { ...ORDER, auto_publish: true })
  expect(body).toMatchObject({ status: 'published', published_at: expect.any(String) })
  expect((await anonymous.get(`/api/adminpanel/blogs/${body.id}/`)).body).toMatchObject({ ai_generated: true })
  expect((await anonymous.get('/api/adminpanel/blogs/?search=bajra')).body.count).toBe(1)
})

test('the draft is streamed while it is written, and stored once', async () => {
  const author = await given.dietitian()
  aiServer().answer({ ...asAnswer(MODEL_ARTICLE), drip: 40 })
  const events = await streamed(author, ORDER)
  const drafts = events.filter(({ event }) => event === 'draft')
  expect(drafts.length).toBeGreaterThan(1)
  expect(drafts.at(-1)).toMatchObject({ data: { title: MODEL_ARTICLE.title, summary: MODEL_ARTICLE.summary } })
  expect(events.at(-1)).toMatchObject({
    event: 'done',
    data: { ...MODEL_ARTICLE, status: 'draft', ai_engine: 'model' },
  })
  expect(await countOf('blogs')).toBe(1)
  expect(aiServer().requests).toMatchObject([{ stream: true, model: AI_MODEL }])
})

test('an invalid request for an event stream is rejected like any other', async () => {
  const { status, body } = await as(await given.dietitian()).send({
    method: 'POST',
    url: PATH,
    payload: {},
    headers: { accept: 'text/event-stream' },
  })
  expect({ status, body }).toEqual({
    status: 400,
    body: { category: ['Category is required'], topic: ['Topic is required'] },
  })
})

test.each([
  [{}, { category: ['Category is required'], topic: ['Topic is required'] }],
  [{ ...ORDER, topic: '   ' }, { topic: ['Topic is required'] }],
  [{ ...ORDER, topic: 'a'.repeat(501) }, { topic: ['Topic must be at most 500 characters long'] }],
  [{ ...ORDER, tone: 'angry' }, { tone: ['Choose one of: professional, casual, motivational'] }],
  [
    { ...ORDER, category: 'news' },
    { category: ['Choose one of: diet, fitness, yoga, mental_health, recipes, lifestyle'] },
  ],
  [
    { category: 5, topic: 5, tone: 5 },
    {
      category: ['Choose one of: diet, fitness, yoga, mental_health, recipes, lifestyle'],
      topic: ['Topic must be text'],
      tone: ['Choose one of: professional, casual, motivational'],
    },
  ],
  [{ ...ORDER, topic: ['Millets'] }, { topic: ['Topic must be text'] }],
  [{ ...ORDER, topic: null }, { topic: ['Topic is required'] }],
  [{ ...ORDER, auto_publish: 'yes' }, { auto_publish: ['Choose true or false'] }],
])('a request is validated: %j', async (order, fields) => {
  aiServer().answer(asAnswer(MODEL_ARTICLE))
  expect(await as(await given.dietitian()).post(PATH, order)).toMatchObject({ status: 400, body: fields })
  expect(aiServer().requests).toEqual([])
})

test('an unexpected error ends a stream with a reference number, and saves nothing', async () => {
  const author = await given.dietitian()
  aiServer().answer(asAnswer(MODEL_ARTICLE))
  const { pool } = testApp().connection
  await pool.query('alter table ai_calls rename to ai_calls_away')
  try {
    expect((await streamed(author, ORDER)).at(-1)).toEqual({
      event: 'failed',
      data: { status: 500, detail: expect.stringMatching(/^Something went wrong on our side\..+: [\da-f-]{36}$/) },
    })
  } finally {
    await pool.query('alter table ai_calls_away rename to ai_calls')
  }
  expect(await countOf('blogs')).toBe(0)
})

describe('the input of a model', () => {
  test('contains the request and the library’s facts, separate from the instructions and the tone', async () => {
    const author = await given.dietitian({ first_name: 'Harpreet', last_name: 'Sandhu', email: 'harpreet@example.in' })
    aiServer().answer(asAnswer(MODEL_ARTICLE))
    await as(author).post(PATH, { category: 'diet', topic: ORDER.topic })
    const [asked] = aiServer().requests
    expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
    const [, json = ''] = /^<material>\n(.*)\n<\/material>$/.exec(asked?.messages[1]?.content ?? '') ?? []
    expect(JSON.parse(json)).toEqual({
      category: 'diet',
      topic: ORDER.topic,
      tone: 'professional',
      sources: expect.any(Array),
      facts: expect.any(Array),
      cautions: [],
    })
    expect(JSON.stringify(asked)).not.toMatch(/harpreet|sandhu/i)
    expect(asked?.response_format).toMatchObject({ type: 'json_schema' })
    expect(aiServer().keys).toEqual(['Bearer sk-test'])
  })

  test('a server without schema support is asked without a schema', async () => {
    const author = await given.dietitian()
    const error = { status: 400, error: "'response_format' is not supported" }
    aiServer().answer(error, asAnswer(MODEL_ARTICLE))
    expect((await as(author).post(PATH, ORDER)).status).toBe(201)
    expect(aiServer().requests.map(({ response_format }) => response_format?.type)).toEqual(['json_schema', undefined])
  })
})

describe('the output of a model is adapted', () => {
  const written = async (article: object) => {
    aiServer().answer(asAnswer({ ...MODEL_ARTICLE, ...article }))
    return (await as(await given.dietitian()).post(PATH, ORDER)).body
  }

  test('a title and a summary that are too long are cut at a word', async () => {
    const { title, summary } = await written({
      title: 'Millets at home '.repeat(9),
      summary: 'Millets keep us full. '.repeat(20),
    })
    expect(title).toBe('Millets at home '.repeat(6).trim())
    expect(summary).toBe('Millets keep us full. '.repeat(13).trim())
  })

  test('Markdown becomes an article', async () => {
    const { content } = await written({ content: `# Why millets\n\n${'Jowar and bajra are whole grains. '.repeat(4)}` })
    expect(content).toMatch(/^<h2>Why millets<\/h2><p>Jowar/)
  })

  test('a fence around the JSON is accepted', async () => {
    aiServer().answer({ text: `Here it is:\n\`\`\`json\n${JSON.stringify(MODEL_ARTICLE)}\n\`\`\`` })
    expect((await as(await given.dietitian()).post(PATH, ORDER)).body).toMatchObject(MODEL_ARTICLE)
  })
})
