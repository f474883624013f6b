import { expect, test } from 'vitest'
import { AiIdeas } from '#domain/ai/ai.schema.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const IDEAS = '/api/adminpanel/blogs/ai_ideas/'
const MESSAGE = 'Sarita from Kharar here, with PCOS since 2019.'
const ASKED = { subject: 'pcos', reason: '2 clients asked about this in the last 90 days' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

const ideasFor = async (user: Parameters<typeof as>[0]) => {
  const { status, body } = await as(user).get(IDEAS)
  expect(status).toBe(200)
  return { body, ideas: AiIdeas.parse(body).ideas }
}

test('ten different ideas, the same again, for a dietitian and an admin', async () => {
  for (const author of [await given.dietitian(), await given.admin()]) {
    const { body, ideas } = await ideasFor(author)
    expect(new Set(ideas.map(({ topic }) => topic)).size).toBe(10)
    expect((await ideasFor(author)).body).toEqual(body)
  }
})

test('a question of two own clients is counted, and none of their text is shown', async () => {
  const [me, other] = [await given.dietitian(), await given.dietitian()]
  const clients = [await given.user(), await given.user(), await given.user()] as const
  await given.request({ to: me, from: clients[0], message: MESSAGE })
  await given.request({ to: me, from: clients[1], message: 'Can you help me with my meals?', health_concern: 'PCOD' })
  await given.request({ to: me, from: clients[2], message: MESSAGE, created_at: daysAgo(95) })
  const { body, ideas } = await ideasFor(me)
  expect(ideas[0]).toMatchObject(ASKED)
  expect(JSON.stringify(body)).not.toMatch(/Sarita|Kharar|2019|Person/)
  for (const someone of [other, await given.admin()])
    expect((await ideasFor(someone)).ideas.filter(({ reason }) => reason.includes('clients asked'))).toEqual([])
})

test('a question of a single client is not counted', async () => {
  const [me, client] = [await given.dietitian(), await given.user()]
  await given.request({ to: me, from: client, message: MESSAGE })
  await given.request({ to: me, from: client, message: MESSAGE })
  expect((await ideasFor(me)).ideas.map(({ reason }) => reason)).not.toContainEqual(
    expect.stringContaining('clients asked'),
  )
})

test('a published title closes a gap, a draft does not', async () => {
  const me = await given.dietitian({}, { specialization: null, focus_areas: ['thyroid'] })
  const gap = { subject: 'thyroid', reason: 'Nobody has written about this here yet' }
  await given.blog({ author: me, title: 'Thyroid and the breakfast hour', status: 'draft' })
  expect((await ideasFor(me)).ideas).toContainEqual(expect.objectContaining(gap))
  await given.blog({ author: await given.dietitian(), title: 'Thyroid and food', status: 'published' })
  expect((await ideasFor(me)).ideas).not.toContainEqual(expect.objectContaining(gap))
})
