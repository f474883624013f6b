import { describe, expect, test } from 'vitest'
import { PHONE, setUpBrowser } from './browser.ts'
import { atRequest, dialogOf, figure, PLAIN, REPLY, replyButton, statusIs } from './console.ts'
import { type Account, given, signedIn } from './people.ts'
import { eventually, expectAccessible, expectNotToSee, expectPath, expectSound, expectToSee } from './seeing.ts'

setUpBrowser()

const URGENT = 'This is urgent: my sugar reads 260 since Sunday and the doctor asks me to see a dietitian.'
const WITH_CONCERN = 'I would like to eat lighter in the evening and still sleep well.'

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
