import type { Page, Request } from '@playwright/test'
import { type Account, given, signedIn } from './accounts.ts'
import { blockEventStream, open } from './actions.ts'
import { expectToSee } from './assertions.ts'
import { PLAIN, REPLY } from './console.ts'
import { expect, test } from './fixtures.ts'

const isStream = (request: Request) => request.url().endsWith('/events/')

/** Waits until the event stream is open: the console then does not poll. */
async function listeningConsole(dietitian: Account) {
  const page = await signedIn(dietitian)
  const stream = page.waitForResponse((answer) => isStream(answer.request()))
  await page.goto('/dietitian/requests')
  await stream
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Contact Requests' }))
  return page
}

/** Simulates switching to another tab, and back. */
async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(`Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' })
    document.dispatchEvent(new Event('visibilitychange'))`)
}

test.describe('two browsers at once', () => {
  test('a request sent in one raises the bell in the other, and an answer appears in the open conversation', async () => {
    const [dietitian, client] = [await given.dietitian(), await given.client('Jyoti')]
    const console = await listeningConsole(dietitian)
    await expectToSee(console.getByRole('button', { name: 'Notifications', exact: true }))
    const page = await signedIn(client)
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await page.getByLabel('Your Message').fill(PLAIN)
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Send Request' }).click()
    expect((await sent).status()).toBe(201)
    await expectToSee(
      console.getByRole('button', { name: 'Notifications, 1 waiting' }),
      console.getByRole('article').getByRole('heading', { name: client.name }),
    )
    const { id } = await (await sent).json()
    await dietitian.api.consultations.updateStatus(id, { reply: REPLY })
    await console.getByRole('article').getByRole('link').first().click()
    await expectToSee(console.getByRole('list', { name: 'Messages' }).getByText(REPLY))
    await client.api.consultations.addMessage(id, { body: 'With the morning tea as well?' })
    await expectToSee(console.getByText('With the morning tea as well?'))
  })

  test('without the stream the console polls', async () => {
    const [dietitian, client] = [await given.dietitian(), await given.client('Jyoti')]
    const console = await signedIn(dietitian, { expects: /Failed to load resource/ })
    await blockEventStream(console)
    await console.clock.install()
    await console.goto('/dietitian/requests')
    await expectToSee(console.getByRole('button', { name: 'Notifications', exact: true }))
    await given.request(client, dietitian, PLAIN)
    await console.clock.runFor(31_000)
    await expectToSee(console.getByRole('button', { name: 'Notifications, 1 waiting' }))
  })

  test('a hidden tab closes its stream, and refetches when it becomes visible', async () => {
    const [dietitian, client] = [await given.dietitian(), await given.client('Jyoti')]
    const console = await listeningConsole(dietitian)
    const isFinal = console.waitForEvent('requestfailed', isStream)
    await setVisibility(console, 'hidden')
    await isFinal
    await given.request(client, dietitian, PLAIN)
    const next = console.waitForRequest(isStream)
    await setVisibility(console, 'visible')
    await next
    await expectToSee(console.getByRole('button', { name: 'Notifications, 1 waiting' }))
  })

  test('a silent stream is reopened', async () => {
    const console = await signedIn(await given.dietitian())
    await console.clock.install()
    const stream = console.waitForResponse((answer) => isStream(answer.request()))
    await console.goto('/dietitian/requests')
    await stream
    const next = console.waitForRequest(isStream)
    // Fifty seconds of silence, plus half a minute if the page has not yet noticed that the stream is open.
    await console.clock.runFor(90_000)
    await next
  })
})
