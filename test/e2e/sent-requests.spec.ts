import type { Page } from '@playwright/test'
import { type Account, given, signedIn, signIn } from './accounts.ts'
import { countCalls, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { REPLY } from './console.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { mailTo } from './mails.ts'

/** Creates this many requests of one client to one dietitian, oldest first, each with a reply. */
async function replied(count: number) {
  const [client, dietitian] = [await given.client('Jyoti'), await given.dietitian()]
  const ids: number[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const { id } = await given.request(client, dietitian, `Question ${nth} of a long list about the food at home.`)
    await dietitian.api.consultations.updateStatus(id, { reply: `${REPLY} `.repeat(8) })
    ids.push(id)
  }
  const [oldest = 0] = ids
  return { client, dietitian, ids, oldest }
}

const card = (page: Page, nth: number) =>
  page.getByRole('article').filter({ hasText: `Question ${nth} of a long list` })
const unreadOf = async (client: Account, id: number) => (await client.api.consultations.get(id)).unread_messages
const focusedId = (page: Page) => page.evaluate('document.activeElement.id')

test.describe('the requests of a client', () => {
  test('are loaded only when they come into view', async () => {
    const { client, dietitian, ids, oldest } = await replied(6)
    const page = await signedIn(client)
    await page.goto('/profile')
    await expectToSee(card(page, 6).getByRole('list', { name: 'Conversation' }))
    expect(await unreadOf(client, oldest)).toBe(1)
    await card(page, 1).scrollIntoViewIfNeeded()
    await expectToSee(card(page, 1).getByRole('list', { name: 'Conversation' }))
    await eventually(() => unreadOf(client, oldest)).toBe(0)
    // Scrolled out of view, because a visible conversation is refetched when the stream opens.
    const calls = countCalls(page, `/api/adminpanel/contact-requests/${ids[5]}/messages/`)
    await dietitian.api.consultations.updateStatus(oldest, { reply: 'One more thing about the rice.' })
    await expectToSee(card(page, 1).getByText('One more thing about the rice.'))
    expect(calls()).toBe(0)
  })

  test('are collapsed except the newest and unread ones, and an invalid link says so', async () => {
    const { client, ids, oldest } = await replied(3)
    for (const id of ids) await client.api.consultations.listMessages(id, {})
    const page = await signedIn(client)
    await page.goto('/profile')
    await expectToSee(card(page, 3).getByRole('list', { name: 'Conversation' }))
    await expectNotToSee(card(page, 1).getByRole('list', { name: 'Conversation' }))
    const toggle = card(page, 1).getByRole('button', { name: 'Show the request to' })
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    await toggle.click()
    await expectToSee(card(page, 1).getByRole('list', { name: 'Conversation' }))
    await expectSound(page)
    await card(page, 1).getByRole('button', { name: 'Hide the request to' }).click()
    await expectNotToSee(card(page, 1).getByRole('list', { name: 'Conversation' }))
    await page.goto(`/profile#request-${oldest}`)
    await expectToSee(card(page, 1).getByRole('list', { name: 'Conversation' }))

    await page.goto('/settings')
    await page.goto('/profile#request-999999')
    const sentence = page.getByText('This request was withdrawn, or it belongs to another account.')
    await expectToSee(sentence, card(page, 1))
    await expectSound(page)
    await page.goto('/profile')
    await expectNotToSee(sentence)
  })

  test('a reply is announced on the home page and by the bell, and opens with one tap', async () => {
    const { client, dietitian } = await replied(1)
    const page = await signedIn(client, { viewport: PHONE })
    await page.goto('/')
    const notice = page.getByRole('status').filter({ hasText: `Dr. ${dietitian.name} replied to your request.` })
    await expectToSee(notice, page.getByRole('button', { name: 'Notifications, 1 new reply' }))
    await expectSound(page)
    await notice.getByRole('link', { name: 'Read the reply' }).click()
    await expectToSee(card(page, 1).getByText(REPLY).first())
    await expectToSee(page.getByRole('button', { name: 'Notifications', exact: true }))
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await expectToSee(page.getByText('No new replies'))
    await page.getByRole('link', { name: 'My requests' }).click()
    await expectPath(page, '/profile#my-requests')
  })

  test('an open one is pointed out before another is written, and is withdrawn after a confirmation', async () => {
    const [client, dietitian] = [await given.client('Jyoti'), await given.dietitian()]
    const { id } = await given.request(client, dietitian, 'Question 1 of a long list about the food at home.')
    expect((await mailTo(client.email, 'Your consultation request was sent')).text).toContain(`Dr. ${dietitian.name}`)
    const page = await signedIn(client)
    await page.goto(`/contact-dietitian/${dietitian.id}#request`)
    await expectToSee(page.getByText(/You have an open request to this dietitian/))
    await page.getByRole('link', { name: 'See it' }).click()
    await expectPath(page, `/profile#request-${id}`)
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw this request?' })
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expectToSee(
      page.getByText(`Your request to Dr. ${dietitian.name} was withdrawn.`),
      page.getByText('No requests yet'),
    )
    await expectPath(page, '/profile#my-requests')
    await expectNotToSee(page.getByText(/was withdrawn, or it belongs/))
    await eventually(() => focusedId(page)).toBe('my-requests')
    expect((await dietitian.api.consultations.list()).count).toBe(0)
  })

  test('are found by the link in a mail, through the sign-in and on any page of the list', async () => {
    const { client, oldest } = await replied(11)
    const page = await visitor({ expects: /404/ })
    await page.goto(`/profile#request-${oldest}`)
    await expectPath(page, `/login?next=%2Fprofile%23request-${oldest}`)
    await signIn(page, client)
    await expectPath(page, `/profile?requests=2#request-${oldest}`)
    await eventually(() => focusedId(page)).toBe(`request-${oldest}`)
    await expectToSee(card(page, 1).getByText(REPLY).first())
    const top = () => page.evaluate<number>('document.activeElement.getBoundingClientRect().top')
    await eventually(top).toBeGreaterThanOrEqual(0)
    await eventually(top).toBeLessThan(900)

    await page.getByRole('button', { name: 'Page 1', exact: true }).click()
    await expectPath(page, '/profile')
    await expectToSee(card(page, 11))
    await page.goBack()
    await expectToSee(card(page, 1))
    await page.goto('/profile?requests=7')
    await page.getByRole('button', { name: 'First page' }).click()
    await expectToSee(card(page, 11))
  })
})
