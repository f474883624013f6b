import { describe, expect, test } from 'vitest'
import { aiCallRows, aiServer, asAnswer, countOf, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'

setUpAiApp()

const CONTENT = `<h2>Dal</h2><p>Dal is eaten by many families in the north. It has 24 g of protein.</p><p>${'Rice and roti go with it on most days of the week. '.repeat(2).trim()}</p>`
const CHANGE = {
  before: 'Dal is eaten by many families in the north.',
  after: 'Many families in the north eat dal.',
  reason: 'The active voice is easier to read.',
}
const IMPROVED = CONTENT.replace(CHANGE.before, CHANGE.after)
const SUMMARY = 'What dal brings to the plate, and what goes with it on most days of the week at home.'

const improvePath = (id: number) => `/api/adminpanel/blogs/${id}/improve_content/`
const summaryPath = (id: number) => `/api/adminpanel/blogs/${id}/generate_summary/`

async function ownArticle() {
  const author = await given.dietitian()
  const { id } = await given.blog({ author, content: CONTENT, title: 'Dal on most days', status: 'draft' })
  return { author, id }
}

describe('improving', () => {
  test('returns the changes and the text with all of them, and saves nothing', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ changes: [CHANGE] }))
    expect(await as(author).post(improvePath(id))).toMatchObject({
      status: 200,
      body: { content: IMPROVED, changes: [CHANGE], original: CONTENT, engine: 'model' },
    })
    expect((await as(author).get(`/api/adminpanel/blogs/${id}/`)).body).toMatchObject({
      content: CONTENT,
      ai_generated: false,
    })
    expect(await countOf('blog_versions')).toBe(0)
    expect(await aiCallRows()).toMatchObject([{ user_id: author.id, action: 'improve', outcome: 'done', requests: 1 }])
  })

  test('uses the text from the editor instead, sanitised', async () => {
    const { author, id } = await ownArticle()
    const edited = `<p onclick="steal()">In the editor: ${CHANGE.before}</p><script>steal()</script>${CONTENT}`
    aiServer().answer(asAnswer({ changes: [CHANGE] }))
    const { body } = await as(author).post(improvePath(id), { content: edited })
    expect(body.original).toBe(`<p>In the editor: ${CHANGE.before}</p>${CONTENT}`)
    expect(body.content).toBe(`<p>In the editor: ${CHANGE.after}</p>${CONTENT}`)
    expect(aiServer().requests[0]?.messages[1]?.content).not.toContain('steal')
  })

  test('an answer without changes is valid', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ changes: [] }))
    expect((await as(author).post(improvePath(id), {})).body).toMatchObject({ content: CONTENT, changes: [] })
  })

  test('changes of markup, figures or missing words are dropped', async () => {
    const { author, id } = await ownArticle()
    const bad = [
      { before: 'It has 24 g of protein.', after: 'It has 240 g of protein.', reason: 'More.' },
      { before: '<h2>Dal</h2>', after: '<h2>Dal</h2><p>Buy now</p>', reason: 'Sell.' },
      { before: 'Quinoa', after: 'Millets', reason: 'Local.' },
      { before: 'Rice and roti', after: 'Rice that cures diabetes', reason: 'Strong.' },
    ]
    aiServer().answer(asAnswer({ changes: [...bad, CHANGE] }))
    expect((await as(author).post(improvePath(id), {})).body).toMatchObject({ content: IMPROVED, changes: [CHANGE] })
  })

  test('if no change is usable, the model is asked again', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ changes: [{ ...CHANGE, before: 'quinoa' }] }), asAnswer({ changes: [CHANGE] }))
    expect((await as(author).post(improvePath(id), {})).body.content).toBe(IMPROVED)
    expect(aiServer().requests).toHaveLength(2)
  })

  test.each([
    ['study without a source', 'Dr. Mehta of AIIMS says that rice and roti go with it.'],
    ['advice to stop a medicine', 'You can leave your tablets once rice and roti go with it.'],
  ])('a change that adds a claim is not offered, and is reported: %s', async (label, claim) => {
    const { author, id } = await ownArticle()
    const claiming = { before: 'Rice and roti go with it on most days of the week.', after: claim, reason: 'Livelier.' }
    aiServer().answer(asAnswer({ changes: [CHANGE, claiming] }))
    expect((await as(author).post(improvePath(id), {})).body).toMatchObject({
      content: IMPROVED,
      changes: [CHANGE],
      left_out: [{ text: claim }],
    })
    aiServer().answer(asAnswer({ changes: [claiming] }))
    const { status, body } = await as(author).post(improvePath(id), {})
    expect(status).toBe(502)
    expect(body.detail).toContain(`made a claim that must not be published: ${label}`)
  })

  test('a claim that only the whole sentence shows is found', async () => {
    const { author, id } = await ownArticle()
    const content = `${CONTENT}<p>You can take your tablets once you have eaten.</p>`
    const stopping = { before: 'take', after: 'leave', reason: 'Shorter.' }
    aiServer().answer(asAnswer({ changes: [CHANGE, stopping] }))
    const { body } = await as(author).post(improvePath(id), { content })
    expect(body).toMatchObject({ changes: [CHANGE], left_out: [{ kind: 'medicine_stop' }] })
  })

  test('a suggestion rejected for its figures is reported as such', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(
      asAnswer({ changes: [{ before: 'It has 24 g of protein.', after: 'It has 26 g of protein.', reason: 'More.' }] }),
    )
    expect((await as(author).post(improvePath(id), {})).body.detail).toContain('added figures that aren’t in the text')
  })

  test.each([
    [{ content: '' }, { content: ['Content is required'] }],
    [{ content: '<p>Dal.</p>' }, { content: ['Content must be at least 100 characters long'] }],
    [{ content: 'a'.repeat(200_001) }, { content: ['Content must be at most 2,00,000 characters long'] }],
    [{ content: 7 }, { content: ['Content must be text'] }],
  ])('the text is validated: %#', async (input, fields) => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ changes: [] }))
    expect(await as(author).post(improvePath(id), input)).toMatchObject({ status: 400, body: fields })
    expect(aiServer().requests).toEqual([])
  })
})

describe('summarising', () => {
  test('returns a summary within its limits and saves nothing', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ summary: SUMMARY }))
    expect(await as(author).post(summaryPath(id))).toMatchObject({
      status: 200,
      body: { summary: SUMMARY, engine: 'model' },
    })
    expect(aiServer().requests[0]?.messages[1]?.content).toContain(
      '"title":"Dal on most days","content":"Dal Dal is eaten by',
    )
    expect((await as(author).get(`/api/adminpanel/blogs/${id}/`)).body.summary).not.toBe(SUMMARY)
  })

  test('uses title and text from the editor instead', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ summary: SUMMARY }))
    await as(author).post(summaryPath(id), { title: 'Rajma', content: CONTENT.replaceAll('Dal', 'Rajma') })
    expect(aiServer().requests[0]?.messages[1]?.content).toContain('"title":"Rajma","content":"Rajma Rajma is eaten')
  })

  test.each([
    ['too short', 'Dal.'],
    ['with a figure that the article does not hold', `${SUMMARY} It saves 500 kcal.`],
    ['with a promise of a cure', `${SUMMARY} It cures diabetes.`],
  ])('%s: the model is asked again', async (_name, summary) => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ summary }), asAnswer({ summary: SUMMARY }))
    expect((await as(author).post(summaryPath(id), {})).body.summary).toBe(SUMMARY)
    expect(aiServer().requests).toHaveLength(2)
  })

  test('a summary may contain figures of the article', async () => {
    const { author, id } = await ownArticle()
    aiServer().answer(asAnswer({ summary: `${SUMMARY} It has 24 g of protein.` }))
    expect((await as(author).post(summaryPath(id), {})).status).toBe(200)
  })
})

test.each([improvePath, summaryPath])('only the author of the article may call it: %#', async (path) => {
  const { author, id } = await ownArticle()
  const other = await given.blog({ author, status: 'published' })
  const stranger = await given.dietitian()
  aiServer().answer(asAnswer({ changes: [] }))
  expect((await as(stranger).post(path(id), {})).status).toBe(404)
  expect((await as(stranger).post(path(other.id), {})).status).toBe(403)
  expect((await as(stranger).post(path(999), {})).status).toBe(404)
  expect(aiServer().requests).toEqual([])
})
