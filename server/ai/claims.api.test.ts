import { expect, test } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const PATH = '/api/adminpanel/blogs/check_claims/'

test('finds in title, summary and text what should not be claimed, and says why', async () => {
  const { status, body } = await as(await given.dietitian()).post(PATH, {
    title: 'Karela juice cures diabetes',
    summary: 'Eat 800 kcal a day and be well.',
    content: '<p>Take 500 mg of metformin twice a day.</p><p>Dal and rice are eaten together.</p>',
  })
  expect(status).toBe(200)
  const kinds = body.findings.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['cure_promise', 'low_calorie_target', 'medicine_dose']))
  for (const finding of body.findings)
    expect(finding).toEqual({ kind: expect.any(String), text: expect.any(String), reason: expect.any(String) })
})

test('a text without claims has no findings, however unfinished', async () => {
  const author = as(await given.dietitian())
  for (const content of ['', '<p>Dal and rice are eaten', 'Dal']) {
    expect((await author.post(PATH, { content })).body, content).toEqual({ findings: [] })
  }
})

test('figures of the topic are the author’s own', async () => {
  const author = as(await given.dietitian())
  const content = '<p>Of all adults 37% walk after dinner.</p>'
  expect((await author.post(PATH, { content })).body.findings).toMatchObject([{ kind: 'unsourced_number' }])
  expect((await author.post(PATH, { content, topic: 'Why 37% of adults walk' })).body.findings).toEqual([])
})

test.each([
  [{}, { content: ['Content is required'] }],
  [{ content: 'a'.repeat(600_001) }, { content: ['Content is too long'] }],
  [{ content: '', topic: 'a'.repeat(501) }, { topic: ['Topic is too long'] }],
])('the text is bounded: %#', async (input, fields) => {
  expect(await as(await given.dietitian()).post(PATH, input)).toMatchObject({ status: 400, body: fields })
})
