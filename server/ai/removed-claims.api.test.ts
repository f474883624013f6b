import { expect, test } from 'vitest'
import { createDraftReader } from '#domain/ai/draft-stream.ts'
import { aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'

setUpAiApp()

const PATH = '/api/adminpanel/blogs/generate_with_ai/'
const CURE = 'Karela juice cures diabetes in two weeks.'
const DOSE = 'Take 500 mg of metformin twice a day.'
const LONG = `${MODEL_ARTICLE.content}<h2>How to begin</h2><p>${'Soak the whole grains overnight and cook them in the morning. '.repeat(3).trim()}</p>`

const withContent = (content: string) => asAnswer({ ...MODEL_ARTICLE, content })
const order = async (extra = {}) => as(await given.dietitian()).post(PATH, { ...ORDER, ...extra })

test('the second try receives the exact sentence and the reason', async () => {
  aiServer().answer(withContent(`${LONG}<p>Eat well. ${CURE}</p>`), withContent(LONG))
  expect((await order()).body).toMatchObject({ content: LONG, generation: { left_out: [] } })
  const secondRequest = aiServer().requests[1]?.messages[1]?.content
  expect(secondRequest).toContain(`"${CURE}" (`)
  expect(secondRequest).toContain('nor what they claim in others')
})

test('a paragraph that is rejected twice is removed, and the author sees which', async () => {
  aiServer().answer(withContent(`${LONG}<p>Eat well. ${CURE} Walk daily.</p><p>Ask a dietitian.</p>`))
  const { status, body } = await order({ auto_publish: true })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    content: `${LONG}<p>Ask a dietitian.</p>`,
    status: 'draft',
    generation: { findings: [], left_out: [{ kind: 'cure_promise', text: CURE, reason: expect.any(String) }] },
  })
  expect(aiServer().requests).toHaveLength(2)
})

test('a stream reports the same', async () => {
  aiServer().answer(withContent(`${LONG}<ul><li>Soak ragi.</li><li>${DOSE}</li></ul>`))
  const { body } = await as(await given.dietitian()).send({
    method: 'POST',
    url: PATH,
    payload: ORDER,
    headers: { accept: 'text/event-stream' },
  })
  expect(createDraftReader()(body).at(-1)).toMatchObject({
    event: 'done',
    data: {
      content: `${LONG}<ul><li>Soak ragi.</li></ul>`,
      generation: { left_out: [{ kind: 'medicine_dose', text: DOSE }] },
    },
  })
})

test.each([
  ['a claim in the title', { title: 'Bajra roti cures diabetes', content: LONG }],
  ['a claim in the summary', { summary: `${MODEL_ARTICLE.summary} It cures diabetes.`, content: LONG }],
  ['a claim in a heading', { content: `${LONG}<h2>Karela cures diabetes</h2><p>Eat it in the evening.</p>` }],
  ['too little that would be left', { content: `<p>Eat well.</p><p>${CURE} ${'Eat it daily. '.repeat(20)}</p>` }],
  [
    'more claims than could be left out',
    {
      content:
        LONG + ['diabetes', 'asthma', 'cancer', 'arthritis'].map((ill) => `<p>Karela cures ${ill}.</p>`).join(''),
    },
  ],
])('%s: nothing is saved, and the error says what is wrong and what to do', async (_name, article) => {
  aiServer().answer(asAnswer({ ...MODEL_ARTICLE, ...article }))
  const { status, body } = await order()
  expect(status).toBe(502)
  expect(body.detail).toMatch(
    /^The AI server’s text made a claim that must not be published: promise of a cure \(“.*cure.+”\)\. We tried twice\. Nothing was saved\. Put the topic in other words, or write this article yourself\.$/,
  )
  expect(await countOf('blogs')).toBe(0)
})
