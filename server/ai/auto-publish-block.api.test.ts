import { describe, expect, test } from 'vitest'
import { aiCallRows, aiServer, asAnswer, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'

setUpAiApp()

const PATH = '/api/adminpanel/blogs/generate_with_ai/'
const publishing = async (article: object) => {
  aiServer().answer(asAnswer({ ...MODEL_ARTICLE, ...article }))
  return as(await given.dietitian()).post(PATH, { ...ORDER, auto_publish: true })
}

describe('an article to be published at once', () => {
  test.each([
    ['a study without a source', 'A study at Stanford University found that jowar halves hunger.', /study without a/],
    ['a study without', 'In a Stanford study by Dr. Mehta of AIIMS, 4,321 people slept better.', /study without a/],
    ['patients nobody can find', 'Scientists at AIIMS Delhi tested it in three thousand patients.', /study without a/],
    ['a journal nobody can find', 'According to the Indian Journal of Gut Health, it calms.', /study without a/],
    ['a number without a source', 'One bowl of it brings 137 kcal and 41 g of sugar.', /number without a source/],
  ])('stays a draft with %s, and gives the reason', async (_name, sentence, reason) => {
    const { status, body } = await publishing({ content: `${MODEL_ARTICLE.content}<p>${sentence}</p>` })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'draft',
      published_at: null,
      generation: { publish_block: expect.any(String) },
    })
    expect(body.generation.publish_block).toMatch(reason)
    expect(body.generation.publish_block).toMatch(/Read the article, then publish it yourself\.$/)
    expect(body.generation.findings).not.toEqual([])
    expect((await anonymous.get(`/api/adminpanel/blogs/${body.id}/`)).status).toBe(404)
  })

  test('stays a draft with an unreviewed gap', async () => {
    const rest = 'Soak the whole grains overnight and cook them in the morning. '.repeat(6).trim()
    const { body } = await publishing({
      content: `${MODEL_ARTICLE.content}<p>${rest}</p><p>Ragi cures diabetes in two weeks.</p>`,
    })
    expect(body).toMatchObject({ status: 'draft', generation: { publish_block: expect.stringContaining('left out') } })
  })

  test.each([
    'Inject 10 units before lunch.',
    'You can leave your tablets once you eat millets.',
    'Forget your inhaler: pranayama does the job.',
    'With this diet your diabetes will be history.',
    'You will never need blood pressure tablets again.',
    'Skip every meal but one apple for a week.',
  ])('is not published with forbidden content: %s', async (sentence) => {
    const rest = 'Soak the whole grains overnight and cook them in the morning. '.repeat(6).trim()
    const { body } = await publishing({ content: `${MODEL_ARTICLE.content}<p>${rest}</p><p>${sentence}</p>` })
    expect(body).toMatchObject({ status: 'draft', generation: { publish_block: expect.stringContaining('left out') } })
    expect(body.content).not.toContain(sentence)
  })

  test('a topic that would harm a person is not sent to a model', async () => {
    aiServer().answer(asAnswer(MODEL_ARTICLE))
    const author = as(await given.dietitian())
    const { body } = await author.post(PATH, { ...ORDER, topic: 'How to poison my boss', auto_publish: true })
    expect(body).toMatchObject({
      status: 'draft',
      ai_engine: 'built_in',
      generation: { is_outline: true, model: null },
    })
    expect(aiServer().requests).toEqual([])
    expect(await aiCallRows()).toMatchObject([{ engine: 'built_in', model: null, requests: 0 }])
  })

  test('is published at once when the checks find nothing', async () => {
    const { body } = await publishing({})
    expect(body).toMatchObject({ status: 'published', generation: { findings: [], publish_block: null } })
  })
})
