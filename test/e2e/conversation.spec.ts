import type { Page } from '@playwright/test'
import { given, signedIn } from './accounts.ts'
import { holdResponses } from './actions.ts'
import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { PLAIN, REPLY } from './console.ts'
import { expect, test } from './fixtures.ts'

const TEA = 'With the morning tea as well?'

async function answeredRequest() {
  const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
  const { id } = await given.request(client, dietitian, PLAIN)
  await dietitian.api.consultations.updateStatus(id, { reply: REPLY })
  return { client, dietitian, id }
}

/** The refetch that the stream triggers when it opens; on a slow machine it may come before the first fetch. */
async function readTwice(page: Page, id: number, go: () => Promise<unknown>): Promise<void> {
  let readings = 0
  page.on('requestfinished', (request) => {
    if (request.url().includes(`/contact-requests/${id}/messages/`)) readings += 1
  })
  const release = await holdResponses(page, '**/events/')
  await go()
  await eventually(() => readings).toBe(1)
  release()
  await eventually(() => readings).toBe(2)
}

test("what was new stays marked until it is left, in the client's profile and in the console", async () => {
  const { client, dietitian, id } = await answeredRequest()
  const page = await signedIn(client)
  const request = page.getByRole('article', { name: `Dr. ${dietitian.name}` })
  await readTwice(page, id, () => page.goto('/profile'))
  await expectToSee(request.getByText('New', { exact: true }), request.getByText('1 new message'))
  await page.reload()
  await expectToSee(request.getByRole('listitem').getByText(REPLY))
  await expectNotToSee(request.getByText('New', { exact: true }), request.getByText('1 new message'))

  await client.api.consultations.addMessage(id, { body: TEA })
  const dietitianPage = await signedIn(dietitian)
  const message = dietitianPage.getByRole('listitem').filter({ hasText: TEA })
  await readTwice(dietitianPage, id, () => dietitianPage.goto(`/dietitian/requests/${id}`))
  await expectToSee(message.getByText('New', { exact: true }))
  await dietitianPage.getByRole('link', { name: 'Back to requests' }).first().click()
  await dietitianPage.getByRole('article').getByRole('link', { name: client.name }).click()
  await expectToSee(message)
  await expectNotToSee(message.getByText('New', { exact: true }))
})

test('of a long conversation the newest messages come first, and earlier ones on demand', async () => {
  const { client, dietitian, id } = await answeredRequest()
  for (let day = 1; day <= 54; day += 1) {
    await client.api.consultations.addMessage(id, { body: `Day ${day}: two rotis and dal.` })
  }
  for (const [person, path] of [
    [dietitian, `/dietitian/requests/${id}`],
    [client, '/profile'],
  ] as const) {
    const page = await signedIn(person)
    await page.goto(path)
    const messages = page.getByRole('list', { name: /^(Messages|Conversation)$/ }).getByRole('listitem')
    await eventually(() => messages.count()).toBe(50)
    expect(await messages.last().innerText()).toContain('Day 54:')
    await expectSound(page)
    await page.getByRole('button', { name: 'Show earlier messages' }).click()
    await eventually(() => messages.count()).toBe(55)
    expect(await messages.first().innerText()).toContain(REPLY)
    await expectNotToSee(page.getByRole('button', { name: 'Show earlier messages' }))
  }
})
