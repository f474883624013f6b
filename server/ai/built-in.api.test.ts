import { describe, expect, test } from 'vitest'
import { AI_TONES, UNKNOWN_SUBJECT } from '#domain/ai/ai-rules.ts'
import { applyChanges } from '#domain/ai/apply-changes.ts'
import { createDraftReader } from '#domain/ai/draft-stream.ts'
import { BlogInput } from '#domain/blogs/blogs.schema.ts'
import { aiCallRows, countOf } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { htmlErrors } from '#test/injection/strict-html.ts'
import { articleWith, HOSTILE_ARTICLES } from '#test/prompt-injection/articles.content.ts'
import { HOSTILE_TOPICS } from '#test/prompt-injection/topics.content.ts'
import { setUpTestApp } from '#test/test-app.ts'
import { TOO_SHORT_TO_SUMMARISE } from './summarise.ts'

setUpTestApp()

const SUBJECTS = '/api/adminpanel/blogs/ai_subjects/'
const GENERATE = '/api/adminpanel/blogs/generate_with_ai/'
const KNOWN = { category: 'diet', topic: 'How dietary fibre helps, and where it is found in Indian food' }
const UNKNOWN = { category: 'diet', topic: 'Tuning the carburettor of a scooter' }
const LONG = { timeout: 60_000 }

describe('an article without any server', () => {
  test.each(AI_TONES)('on a known topic, %s', async (tone) => {
    const author = await given.dietitian()
    const { status, body } = await as(author).post(GENERATE, { ...KNOWN, tone })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'draft',
      ai_generated: true,
      ai_engine: 'built_in',
      generation: { model: null, tokens: null, is_outline: false, findings: [] },
    })
    expect(BlogInput.safeParse(body).success).toBe(true)
    expect(htmlErrors(body.content)).toEqual([])
    expect(await aiCallRows()).toEqual([
      {
        user_id: author.id,
        action: 'generate',
        engine: 'built_in',
        model: null,
        outcome: 'done',
        requests: 0,
        input_tokens: null,
        output_tokens: null,
      },
    ])
  })

  test('is streamed block by block, each draft extending the previous one', async () => {
    const { body } = await as(await given.dietitian()).send({
      method: 'POST',
      url: GENERATE,
      payload: KNOWN,
      headers: { accept: 'text/event-stream' },
    })
    const events = createDraftReader()(body)
    const drafts = events.flatMap(({ event, data }) => (event === 'draft' ? [data.content] : []))
    expect(drafts.length).toBeGreaterThan(3)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { content: drafts.at(-1) } })
    drafts.reduce((before, after) => {
      expect(after.startsWith(before)).toBe(true)
      return after
    })
  })

  test('is published at once if requested', async () => {
    const { body } = await as(await given.dietitian()).post(GENERATE, { ...KNOWN, auto_publish: true })
    expect(body.status).toBe('published')
  })

  test('on an unknown topic is an outline that says so, and stays a draft', async () => {
    const { status, body } = await as(await given.dietitian()).post(GENERATE, { ...UNKNOWN, auto_publish: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'draft', generation: { is_outline: true } })
    expect(body.content).toContain('?')
    expect(BlogInput.safeParse(body).success).toBe(true)
  })
})

test('a topic that an article covers in part gets a choice of articles', async () => {
  const author = await given.dietitian()
  const near = { category: 'diet', topic: 'PCOS weight loss', tone: 'casual' }
  const { status, body } = await as(author).get(`${SUBJECTS}?${new URLSearchParams(near)}`)
  expect(status).toBe(200)
  expect(body.confidence).toBe('near')
  expect(body.subjects).toContainEqual({ id: 'pcos', title: expect.any(String) })
  const { title } = body.subjects.find(({ id }: { id: string }) => id === 'pcos')
  const { body: blog } = await as(author).post(GENERATE, { ...near, subject: 'pcos' })
  expect(blog).toMatchObject({ title, generation: { is_outline: false } })
  const sure = new URLSearchParams(KNOWN)
  expect((await as(author).get(`${SUBJECTS}?${sure}`)).body).toMatchObject({ confidence: 'sure', subjects: [{}] })
  const none = new URLSearchParams(UNKNOWN)
  expect((await as(author).get(`${SUBJECTS}?${none}`)).body).toEqual({ confidence: 'none', subjects: [] })
})

test('an unknown subject gets an error that says what to do, and nothing is stored', async () => {
  const author = await given.dietitian()
  expect(await as(author).post(GENERATE, { ...KNOWN, subject: 'xyz' })).toMatchObject({
    status: 400,
    body: { subject: [UNKNOWN_SUBJECT] },
  })
  expect(await countOf('blogs')).toBe(0)
})

test('the AI status names the built-in engine', async () => {
  const { body } = await as(await given.dietitian()).get('/api/adminpanel/blogs/ai_status/')
  expect(body).toMatchObject({ engine: 'built_in', model: null })
})

test('a topic that contains instructions affects only the text', LONG, async () => {
  const author = await given.dietitian()
  for (const { name, topic } of HOSTILE_TOPICS) {
    const { status, body } = await as(author).post(GENERATE, { category: 'diet', topic })
    expect(status, name).toBe(201)
    expect(body, name).toMatchObject({
      status: 'draft',
      category: 'diet',
      ai_engine: 'built_in',
      author: { id: author.id },
    })
    expect(htmlErrors(body.content), name).toEqual([])
    expect(body.content, name).not.toMatch(/<img|href="(?!https:)|evil\.example"/)
    // An outline quotes its topic, and the author sees the findings about it; an outline is never published directly.
    const { is_outline, findings } = body.generation
    const rejected = findings.filter(({ kind }: { kind: string }) => !kind.startsWith('unsourced'))
    if (!is_outline) expect(rejected, name).toEqual([])
  }
  expect(await countOf('blogs')).toBe(HOSTILE_TOPICS.length)
})

test('so does an article, improved and summarised', LONG, async () => {
  const author = await given.dietitian()
  for (const article of HOSTILE_ARTICLES) {
    const { id } = await given.blog({ author, content: articleWith(article), status: 'draft' })
    const improved = await as(author).post(`/api/adminpanel/blogs/${id}/improve_content/`, {})
    expect(improved.status, article.name).toBe(200)
    const { original, content, changes } = improved.body
    expect(changes.length, article.name).toBeGreaterThan(0)
    expect(applyChanges(original, changes), article.name).toBe(content)
    expect(content.match(/<[^<>]*>/g), article.name).toEqual(original.match(/<[^<>]*>/g))
    expect(htmlErrors(content), article.name).toEqual([])
    const { status, body } = await as(author).post(`/api/adminpanel/blogs/${id}/generate_summary/`, {})
    expect(status, article.name).toBe(200)
    expect(body, article.name).toEqual({ summary: expect.stringMatching(/^[^<>]{50,300}$/), engine: 'built_in' })
  }
})

test('a text too short to summarise gets an error that says what to do', async () => {
  const author = await given.dietitian()
  const { id } = await given.blog({ author, status: 'draft' })
  const content = `<p>${'Dal and rice with curd and a bowl of salad '.repeat(10)}</p>`
  expect(await as(author).post(`/api/adminpanel/blogs/${id}/generate_summary/`, { content })).toMatchObject({
    status: 400,
    body: { detail: TOO_SHORT_TO_SUMMARISE },
  })
})
