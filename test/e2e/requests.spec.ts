import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PHONE, setUpBrowser, type VisitOptions } from './browser.ts'
import { type Account, given, signedIn } from './people.ts'
import {
  countCalls,
  eventually,
  expectAccessible,
  expectNotToSee,
  expectPath,
  expectSound,
  expectToSee,
} from './seeing.ts'

setUpBrowser()

const URGENT = 'This is urgent: my sugar reads 260 since Sunday and the doctor asks me to see a dietitian.'
const WITH_CONCERN = 'I would like to eat lighter in the evening and still sleep well.'
const PLAIN = 'Is one session enough to plan the week of a small family?'
const REPLY = 'Send me three days of what you eat, with the times. Then we talk about the evenings first.'

interface Console {
  page: Page
  dietitian: Account
  client: Account
}

/** A dietitian at one request of a client. */
async function atRequest(text = PLAIN, options: VisitOptions = {}): Promise<Console & { path: string; id: number }> {
  const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
  const { id } = await given.request(client, dietitian, text, 'Acidity')
  const page = await signedIn(dietitian, options)
  const path = `/dietitian/requests/${id}`
  await page.goto(path)
  await expectToSee(page.getByRole('heading', { level: 1, name: client.name }))
  return { page, dietitian, client, path, id }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Reply' })
const replyButton = (within: Page | Locator) => within.getByRole('button', { name: 'Send Reply' })
const statusIs = (page: Page, status: string) => page.getByRole('main').getByText(status, { exact: true }).first()
const figure = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd').innerText()

describe('the list', () => {
  test('counts, marks, searches and filters', async () => {
    const dietitian = await given.dietitian()
    const [anita, balwant, chitra] = await Promise.all(['Anita', 'Balwant', 'Chitra'].map((name) => given.client(name)))
    if (!anita || !balwant || !chitra) throw new Error('three clients')
    await given.request(anita, dietitian, URGENT)
    await given.request(balwant, dietitian, WITH_CONCERN, 'Gastritis')
    const closed = await given.request(chitra, dietitian, PLAIN)
    await dietitian.api.consultations.updateStatus(closed.id, { status: 'closed' })

    const page = await signedIn(dietitian)
    await page.goto('/dietitian/requests')
    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
    await eventually(names).toEqual([chitra.name, balwant.name, anita.name])
    for (const [term, count] of [
      ['Total', '3'],
      ['Pending', '2'],
      ['Replied', '0'],
      ['Closed', '1'],
    ] as const) {
      expect(await figure(page, term), term).toBe(count)
    }
    const card = (account: Account) => page.getByRole('article').filter({ hasText: account.name })
    await expectToSee(card(anita).getByRole('img', { name: 'High priority' }))
    await expectNotToSee(card(balwant).getByRole('img', { name: 'High priority' }))
    await expectToSee(card(balwant).getByText('Health concern mentioned'))
    await expectNotToSee(card(anita).getByText('Health concern mentioned'))
    await expectSound(page)

    await page.getByRole('searchbox', { name: 'Search requests' }).fill('lighter in the evening')
    await eventually(names).toEqual([balwant.name])
    await expectPath(page, '/dietitian/requests?search=lighter+in+the+evening')
    await page.getByRole('searchbox', { name: 'Search requests' }).fill('')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Closed')
    await eventually(names).toEqual([chitra.name])
    await expectPath(page, '/dietitian/requests?status=closed')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Replied')
    await expectToSee(page.getByRole('heading', { name: 'No matching requests' }))
    await expectSound(page)
    await page.goBack()
    await eventually(names).toEqual([chitra.name])
    await page.getByRole('combobox', { name: 'Status' }).selectOption('All Status')
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Oldest first')
    await eventually(names).toEqual([anita.name, balwant.name, chitra.name])
    await card(balwant).getByRole('link').click()
    await page.getByRole('link', { name: 'Back to requests' }).first().click()
    await eventually(names).toEqual([anita.name, balwant.name, chitra.name])
  })

  test('the bell leads to what is pending', async () => {
    const { page, client, path } = await atRequest()
    await page.getByRole('button', { name: 'Notifications, 1 pending' }).click()
    const news = page.getByRole('link', { name: `From ${client.name}` })
    await expectToSee(page.getByText('New contact request'), news)
    await expectSound(page)
    await page.getByRole('link', { name: 'View All Requests' }).click()
    await expectPath(page, '/dietitian/requests')
    await page.getByRole('button', { name: 'Notifications, 1 pending' }).click()
    await news.click()
    await expectPath(page, path)
  })

  test('is empty at first, and the bell too', async () => {
    const page = await signedIn(await given.dietitian(), { viewport: PHONE })
    await page.goto('/dietitian/requests')
    await expectToSee(page.getByText('Clients can contact you through your profile.'))
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expectToSee(page.getByText('No new notifications'))
    await page.keyboard.press('Escape')
    await expectSound(page)
  })

  test('that does not load says so and can be loaded again', async () => {
    const { page, client } = await atRequest(PLAIN, { expects: /net::ERR_/ })
    await page.route('**/api/adminpanel/contact-requests/?**', (route) => route.abort())
    await page.goto('/dietitian/requests')
    const banner = page.getByRole('alert').getByText('Failed to fetch contact requests')
    await expectToSee(banner)
    await expectSound(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectNotToSee(banner)
    await page.unroute('**/api/adminpanel/contact-requests/?**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByRole('article').getByRole('link', { name: client.name }))
  })
})

describe('one request', () => {
  test('shows what the client said of themselves when it was sent', async () => {
    const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
    await client.api.accounts.updateProfile({ phone_number: '+91 98765 43210', age: 29, gender: 'female' })
    const { id } = await given.request(client, dietitian, URGENT, 'Type 2 diabetes')
    await client.api.accounts.updateProfile({ age: 30 })
    const page = await signedIn(dietitian)
    await page.goto(`/dietitian/requests/${id}`)
    await expectToSee(page.getByText(URGENT), page.getByText('Type 2 diabetes'))
    expect(await figure(page, 'E-mail')).toBe(client.email)
    expect(await figure(page, 'Phone')).toBe('+91 98765 43210')
    expect(await figure(page, 'Age')).toBe('29')
    expect(await figure(page, 'Gender')).toBe('Female')
    expect(await figure(page, 'Priority level')).toBe('High priority')
    expect(await page.getByRole('link', { name: 'Call Client' }).getAttribute('href')).toBe('tel:+919876543210')
    expect(await page.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toContain(`mailto:`)
    await expectSound(page)
  })

  test.each(['/dietitian/requests/999999', '/dietitian/requests/mine'])('%s is not found', async (path) => {
    const page = await signedIn(await given.dietitian(), { expects: /404/ })
    await page.goto(path)
    await expectToSee(page.getByRole('heading', { name: 'Request Not Found' }))
    await expectSound(page)
  })

  test('of somebody else is not found', async () => {
    const { path } = await atRequest()
    const page = await signedIn(await given.dietitian(), { expects: /404/ })
    await page.goto(path)
    await expectToSee(page.getByRole('heading', { name: 'Request Not Found' }))
  })

  test('is marked as replied while pending', async () => {
    const { page } = await atRequest()
    await page.getByRole('button', { name: 'Mark as Replied' }).click()
    await expectToSee(statusIs(page, 'Replied'))
    await expectNotToSee(page.getByRole('button', { name: 'Mark as Replied' }))
    await expectToSee(page.getByRole('button', { name: 'Close', exact: true }), replyButton(page))
    await expectToSee(page.getByRole('button', { name: 'Notifications', exact: true }))
  })

  test('is closed on asking, and a reply opens it again', async () => {
    const { page } = await atRequest()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Close Request' })
    await expectToSee(dialog)
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectNotToSee(dialog)
    await expectToSee(statusIs(page, 'Pending'))
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.getByRole('button', { name: 'Close request' }).click()
    await expectToSee(statusIs(page, 'Closed'))
    await expectNotToSee(page.getByRole('button', { name: 'Close', exact: true }))
    await expectNotToSee(page.getByRole('button', { name: 'Mark as Replied' }))
    await replyButton(page).click()
    await dialogOf(page).getByLabel('Message').fill(REPLY)
    await replyButton(dialogOf(page)).click()
    await expectToSee(statusIs(page, 'Replied'), page.getByRole('listitem').getByText(REPLY))
    await expectToSee(page.getByText(`Replied: ${REPLY.slice(0, 100)}…`))
  })
})

describe('a reply', () => {
  test('cannot be sent blank', async () => {
    const { page, id } = await atRequest()
    const calls = countCalls(page, `/api/adminpanel/contact-requests/${id}/update_status/`)
    await replyButton(page).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Message').fill('   ')
    expect(await replyButton(dialog).getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
    await replyButton(dialog).click({ force: true })
    await expectToSee(dialog.locator('#reply-message-error').getByText('Reply is required'))
    expect(calls()).toBe(0)
  })

  test('keeps its draft when the dialog is closed, and through a reload', async () => {
    const { page } = await atRequest()
    const dialog = dialogOf(page)
    await replyButton(page).click()
    await dialog.getByLabel('Message').fill(REPLY)
    await page.keyboard.press('Escape')
    await expectNotToSee(dialog)
    await expectToSee(replyButton(page).and(page.locator(':focus')))
    await expectToSee(page.getByText('You have an unsent reply.'))
    await page.reload()
    await expectToSee(page.getByText('You have an unsent reply.'))
    await expectSound(page)
    await replyButton(page).click()
    expect(await dialog.getByLabel('Message').inputValue()).toBe(REPLY)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectNotToSee(dialog)
  })

  test('that fails says why, keeps the text, and is sent once on a double click', async () => {
    const { page, id } = await atRequest(PLAIN, { expects: /net::ERR_|409/ })
    const path = `/api/adminpanel/contact-requests/${id}/update_status/`
    const dialog = dialogOf(page)
    await replyButton(page).click()
    await dialog.getByLabel('Message').fill(REPLY)
    await page.route(`**${path}`, (route) => route.abort())
    await replyButton(dialog).click()
    await expectToSee(dialog.getByRole('alert').getByText('Failed to update contact request status'))
    await expectSound(page)
    await page.unroute(`**${path}`)
    await page.context().setOffline(true)
    await replyButton(dialog).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(dialog.getByRole('alert').getByText(offline))
    expect(await dialog.getByLabel('Message').inputValue()).toBe(REPLY)
    await page.context().setOffline(false)
    const calls = countCalls(page, path)
    await replyButton(dialog).dblclick()
    await expectToSee(page.getByRole('listitem').getByText(REPLY))
    await expectNotToSee(page.getByText('You have an unsent reply.'))
    expect(calls()).toBe(1)
  })
})

describe('the client', () => {
  test('answers while the request is open', async () => {
    const { page: dietitianPage, client, dietitian, id } = await atRequest()
    await dietitian.api.consultations.updateStatus(id, { status: 'replied', reply: REPLY })
    const page = await signedIn(client)
    await page.goto('/profile')
    const request = page.getByRole('article', { name: `Dr. ${dietitian.name}` })
    await expectToSee(request.getByText(REPLY), request.getByText('Replied', { exact: true }))
    await expectSound(page)
    await request.getByRole('button', { name: 'Send', exact: true }).click()
    await expectToSee(request.getByText('Message is required'))
    await request.getByLabel('Your reply').fill('Monday: two rotis, dal, dahi. Tuesday the same, and a banana.')
    await request.getByRole('button', { name: 'Send', exact: true }).dblclick()
    await expectToSee(request.getByRole('listitem').getByText('Monday: two rotis'))
    await eventually(() => request.getByLabel('Your reply').inputValue()).toBe('')
    expect(await request.getByRole('listitem').count()).toBe(2)
    await dietitianPage.reload()
    await expectToSee(dietitianPage.getByRole('listitem').getByText('Monday: two rotis'))
  })

  test('sees that a closed request takes no answer', async () => {
    const { client, dietitian, id } = await atRequest()
    await dietitian.api.consultations.updateStatus(id, { status: 'closed' })
    const page = await signedIn(client)
    await page.goto('/profile')
    const request = page.getByRole('article', { name: `Dr. ${dietitian.name}` })
    await expectToSee(request.getByText('Closed', { exact: true }), request.getByText('This conversation is closed.'))
    await expectNotToSee(request.getByLabel('Your reply'))
    await expectSound(page)
  })

  test('keeps the answer when sending fails, and through a reload', async () => {
    const { client, dietitian, id } = await atRequest()
    const page = await signedIn(client, { expects: /net::ERR_/ })
    await page.goto('/profile')
    const answer = page.getByLabel('Your reply')
    await answer.fill('Can we also speak about my breakfast?')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(page.getByRole('alert').getByText(offline))
    expect(await answer.inputValue()).toBe('Can we also speak about my breakfast?')
    await page.context().setOffline(false)
    await page.reload()
    await eventually(() => answer.inputValue()).toBe('Can we also speak about my breakfast?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectToSee(page.getByRole('listitem').getByText('Can we also speak about my breakfast?'))
    const { results } = await dietitian.api.consultations.listMessages(id, {})
    expect(results).toHaveLength(1)
  })
})

test('on a phone the sidebar is a drawer', async () => {
  const { page, dietitian } = await atRequest(PLAIN, { viewport: PHONE })
  const button = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog', { name: 'Console menu' })
  await button.click()
  await expectToSee(drawer.getByText(`Hello, ${dietitian.first_name}`))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expectNotToSee(drawer)
  await expectToSee(button.and(page.locator(':focus')))
  await button.click()
  await drawer.getByRole('link', { name: /^Contact Requests/ }).click()
  await expectPath(page, '/dietitian/requests')
  await expectNotToSee(drawer)
  await button.click()
  await drawer.getByRole('button', { name: 'Logout' }).click()
  await expectPath(page, '/')
})

test('an admin sees the requests of everybody, and to whom they went', async () => {
  const { client, dietitian, path } = await atRequest()
  const admin = await given.client('Vikram')
  await (await given.admin()).accounts.updateAccount(admin.id, { role: 'admin' })
  const page = await signedIn(admin)
  await page.goto(`/dietitian/requests?search=${encodeURIComponent(client.last_name)}`)
  await expectToSee(page.getByText(`To Dr. ${dietitian.name}`))
  await page.getByRole('article').getByRole('link', { name: client.name }).click()
  await expectPath(page, path)
  await expectToSee(page.getByText(`Sent to Dr. ${dietitian.name}`))
  await expectSound(page)
})
