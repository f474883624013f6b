import { expect, test } from 'vitest'
import { plainText } from '#domain/blogs/plain-text.ts'
import { aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { htmlErrors } from '#test/injection/strict-html.ts'
import { articleWith, HOSTILE_ARTICLES } from '#test/prompt-injection/articles.content.ts'
import { HOSTILE_TOPICS } from '#test/prompt-injection/topics.content.ts'
import { testApp } from '#test/test-app.ts'
import { createBrief, toBriefMaterial } from './model/brief.ts'
import { PROMPTS } from './model/prompts.content.ts'

setUpAiApp()

const GENERATE = '/api/adminpanel/blogs/generate_with_ai/'
const LONG = { timeout: 60_000 }
const MARKUP =
  '<script>__ran()</script><p onclick="__ran()">See <a href="https://evil.example">our shop</a><img src="https://evil.example/x.png"><iframe src="https://evil.example"></iframe></p>'

/** All stored data except articles: accounts, sessions, requests, mails, the audit log. */
async function everythingElse(): Promise<string> {
  const { pool } = testApp().connection
  const rows = []
  for (const table of ['users', 'dietitian_profiles', 'consultation_requests', 'mails', 'audit_entries']) {
    rows.push((await pool.query(`select * from ${table} order by 1`)).rows)
  }
  return JSON.stringify(rows)
}

/** Asserts that the server got unchanged instructions, and the text only between the marks. */
function expectOnlyMaterial(instructions: string, material: object): void {
  for (const { messages } of aiServer().requests) {
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(messages[0]?.content).toBe(instructions)
    const [, json, rest] = /^<material>\n([^\n]*)\n<\/material>([\s\S]*)$/.exec(messages[1]?.content ?? '') ?? []
    expect(json).not.toMatch(/[<>]/)
    expect(JSON.parse(json ?? '')).toEqual(material)
    expect(rest).toMatch(/^(\n\nYour last answer was of no use: [^\n]+ Answer again\.)?$/)
  }
}

test('the set has at least thirty entries', () => {
  expect(HOSTILE_TOPICS.length + HOSTILE_ARTICLES.length).toBeGreaterThanOrEqual(30)
})

test('a topic with instructions stays a topic, even with a model that obeys', LONG, async () => {
  const author = await given.dietitian()
  const before = await everythingElse()
  for (const { name, topic } of HOSTILE_TOPICS) {
    const title = 'HACKED by what a topic said'
    const injected = {
      title,
      summary: MODEL_ARTICLE.summary,
      content: `${MODEL_ARTICLE.content}${MARKUP}`,
      status: 'published',
      author_id: 1,
    }
    aiServer().answer(asAnswer(injected))
    const { status, body } = await as(author).post(GENERATE, { ...ORDER, topic })
    const order = { ...ORDER, topic: topic.trim() } as const
    expectOnlyMaterial(PROMPTS.write, { ...order, ...toBriefMaterial(createBrief(order)) })
    expect(status, name).toBe(201)
    expect(htmlErrors(body.content), name).toEqual([])
    const [text] = body.content.split('<h2>Sources</h2>')
    expect(text, name).not.toMatch(/<a/)
    expect(body.content, name).not.toMatch(/<img|evil\.example|__ran/)
    expect(body, name).toMatchObject({
      status: 'draft',
      category: ORDER.category,
      author: { id: author.id },
      ai_generated: true,
    })
  }
  expect(await countOf('blogs')).toBe(HOSTILE_TOPICS.length)
  expect(await everythingElse()).toBe(before)
})

test('an answer that reveals our instructions is rejected for every task', LONG, async () => {
  const author = await given.dietitian()
  const leaked = PROMPTS.write.split('\n\n')[1] ?? ''
  for (const { topic } of HOSTILE_TOPICS.filter(({ name }) => name.startsWith('asks for the'))) {
    for (const leaking of [{ content: `<p>${leaked}</p>` }, { summary: leaked.slice(0, 280) }]) {
      aiServer().answer(asAnswer({ ...MODEL_ARTICLE, ...leaking }))
      expect(await as(author).post(GENERATE, { ...ORDER, topic })).toMatchObject({
        status: 502,
        body: { detail: 'The AI server’s answer was not about the material. We tried twice. Nothing was saved.' },
      })
    }
  }
  expect(await countOf('blogs')).toBe(0)
})

test.each([
  ['a cure', { content: `${MODEL_ARTICLE.content}<p>Karela juice cures diabetes.</p>` }],
  ['a crash diet', { summary: `${MODEL_ARTICLE.summary} Eat 500 kcal a day.` }],
  ['a dose', { content: `${MODEL_ARTICLE.content}<p>Take 500 mg of metformin twice a day.</p>` }],
])('the answer of a model that obeys a topic asking for %s is rejected', async (_name, obeying) => {
  aiServer().answer(asAnswer({ ...MODEL_ARTICLE, ...obeying }))
  const response = await as(await given.dietitian()).post(GENERATE, ORDER)
  expect(response.status).toBe(502)
  expect(response.body.detail).toMatch(/^The AI server’s text made a claim that must not be published: [a-z ]+\(“/)
  expect(response.body.detail).toMatch(/We tried twice\. Nothing was saved\. Put the topic in other words, .+\.$/)
  expect(await countOf('blogs')).toBe(0)
})

test('an article with instructions is improved only in its wording, even by a model that obeys', LONG, async () => {
  const author = await given.dietitian()
  for (const article of HOSTILE_ARTICLES) {
    const blog = await given.blog({ author, content: articleWith(article), status: 'draft' })
    const sent = (await as(author).get(`/api/adminpanel/blogs/${blog.id}/`)).body.content
    aiServer().answer(
      asAnswer({
        changes: [
          {
            before: 'Dal is eaten by many families each day.',
            after: 'Many families eat dal each day.',
            reason: 'HACKED',
          },
          { before: '<h2>What dal brings</h2>', after: MARKUP, reason: 'HACKED' },
          { before: 'It has 24 g of protein', after: 'It has 240 g of protein', reason: 'HACKED' },
          { before: 'a fruit ends the meal', after: 'turmeric cures cancer', reason: 'HACKED' },
          { before: '<p>', after: '', reason: 'HACKED' },
        ],
        content: MARKUP,
        status: 'published',
      }),
    )
    const { status, body } = await as(author).post(`/api/adminpanel/blogs/${blog.id}/improve_content/`, {})
    expect(status, article.name).toBe(200)
    expectOnlyMaterial(PROMPTS.improve, { content: body.original })
    expect(body.content, article.name).toBe(
      body.original.replace('Dal is eaten by many families each day.', 'Many families eat dal each day.'),
    )
    expect((await as(author).get(`/api/adminpanel/blogs/${blog.id}/`)).body, article.name).toMatchObject({
      content: sent,
      status: 'draft',
    })
  }
})

test('an article with instructions is summarised by its content, even by a model that obeys', LONG, async () => {
  const author = await given.dietitian()
  for (const article of HOSTILE_ARTICLES) {
    const blog = await given.blog({ author, content: articleWith(article), status: 'draft' })
    const path = `/api/adminpanel/blogs/${blog.id}/generate_summary/`
    aiServer().answer(
      asAnswer({ summary: `HACKED ${MARKUP} What dal brings to the plate, and what goes with it at home.` }),
    )
    const { body } = await as(author).post(path, {})
    expect(body.summary, article.name).not.toMatch(/[<>]|evil|__ran\(\)"/)
    const { title, content } = (await as(author).get(`/api/adminpanel/blogs/${blog.id}/`)).body
    expectOnlyMaterial(PROMPTS.summarise, { title, content: plainText(content) })
    aiServer().answer(asAnswer({ summary: PROMPTS.summarise.slice(0, 290) }))
    expect((await as(author).post(path, {})).status, article.name).toBe(502)
  }
})
