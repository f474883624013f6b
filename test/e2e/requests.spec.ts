import { type Account, given, signedIn } from './accounts.ts'
import { blockEventStream } from './actions.ts'
import { eventually, expectAccessible, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { atRequest, detail, dialogOf, givenRequest, PLAIN, REPLY, replyButton, statusIs } from './console.ts'
import { expect, PHONE, test } from './fixtures.ts'

const URGENT = 'This is urgent: my sugar reads 260 since Sunday and the doctor asks me to see a dietitian.'
const WITH_CONCERN = 'I would like to eat lighter in the evening and still sleep well.'

test.describe('the list', () => {
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
      expect(await detail(page, term), term).toBe(count)
    }
    const card = (account: Account) => page.getByRole('article').filter({ hasText: account.name })
    await expectToSee(card(anita).getByRole('img', { name: 'High priority' }))
    await expectNotToSee(card(balwant).getByRole('img', { name: 'High priority' }))
    const motion = await page.evaluate(
      `getComputedStyle(document.querySelector('[aria-label="High priority"]')).animationName`,
    )
    expect(motion, 'nothing pulses where motion is not wanted').toBe('none')
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

  test('shows who is waiting and what is new, and sorts the longest wait first', async () => {
    const dietitian = await given.dietitian()
    const [anita, balwant, chitra] = await Promise.all(['Anita', 'Balwant', 'Chitra'].map((name) => given.client(name)))
    if (!anita || !balwant || !chitra) throw new Error('three clients')
    const answered = await given.request(anita, dietitian, PLAIN)
    await given.request(balwant, dietitian, WITH_CONCERN)
    const done = await given.request(chitra, dietitian, PLAIN)
    await dietitian.api.consultations.updateStatus(done.id, { status: 'replied' })
    await dietitian.api.consultations.updateStatus(answered.id, { reply: REPLY })
    await anita.api.consultations.addMessage(answered.id, { body: 'On Monday I had two rotis and dal.' })
    await anita.api.consultations.addMessage(answered.id, { body: 'On Tuesday only a banana.' })

    const page = await signedIn(dietitian)
    await page.goto('/dietitian/requests')
    const names = () => page.getByRole('article').getByRole('heading').allInnerTexts()
    const card = (account: Account) => page.getByRole('article').filter({ hasText: account.name })
    await eventually(names).toEqual([chitra.name, balwant.name, anita.name])
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Longest waiting first')
    await eventually(names).toEqual([balwant.name, anita.name, chitra.name])
    await expectPath(page, '/dietitian/requests?sort=waiting')
    // The same count everywhere: one new request, and one whose client wrote again.
    await expectToSee(
      page.getByText('Two requests are waiting for a reply.'),
      page.getByRole('button', { name: 'Notifications, 2 waiting' }),
      page.getByText('0 blogs · 2 waiting').first(),
    )
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Waiting for me')
    await eventually(names).toEqual([balwant.name, anita.name])
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Urgent')
    await expectToSee(page.getByText('No matching requests'))
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All')
    await eventually(names).toEqual([balwant.name, anita.name, chitra.name])
    const state = (account: Account) => card(account).locator('.badge').first().innerText()
    expect(await state(balwant)).toBe('Pending')
    expect(await state(anita)).toBe('Replied')
    expect(await state(chitra)).toBe('Replied')
    await expectToSee(
      card(balwant).getByText('Waiting for less than an hour'),
      card(anita).getByText('Wrote again less than an hour ago'),
    )
    await expectSound(page)

    await card(anita).getByRole('link').click()
    // The address changes before the page does, and the list shows the waiting time of two requests.
    await expectToSee(page.getByRole('heading', { level: 1, name: anita.name }))
    await expectPath(page, `/dietitian/requests/${answered.id}`)
    await expectToSee(page.getByText('Wrote again less than an hour ago'))
    await eventually(() => page.getByText('New', { exact: true }).count()).toBe(2)
    await page.getByRole('link', { name: 'Back to requests' }).first().click()
    await expectPath(page, '/dietitian/requests?sort=waiting')
    await eventually(names).toEqual([balwant.name, anita.name, chitra.name])
  })

  test('links from one waiting request to the next, and returns to the previous position', async () => {
    const dietitian = await given.dietitian()
    const clients = await Promise.all(['Anita', 'Balwant', 'Chitra'].map((name) => given.client(name)))
    for (const client of clients) await given.request(client, dietitian, PLAIN)
    const page = await signedIn(dietitian, { viewport: PHONE })
    const list = '/dietitian/requests?show=waiting&sort=created_at'
    await page.goto(list)
    await page.getByRole('article').getByRole('link').first().click()
    const next = page.getByRole('link', { name: 'Next waiting request' })
    for (const { name } of clients) {
      await expectToSee(page.getByRole('heading', { level: 1, name }))
      await page.getByLabel('Write a reply').fill(REPLY)
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      if (name === clients.at(-1)?.name) break
      await expectToSee(next.and(page.locator(':focus')))
      await page.keyboard.press('Enter')
    }
    await expectToSee(page.getByText('No other requests are waiting.'))
    await expectNotToSee(next)
    await expectSound(page)
    await page.getByRole('link', { name: 'Back to requests' }).click()
    await expectPath(page, list)

    await page.goto('/dietitian/requests')
    const last = page.getByRole('article').last().getByRole('link')
    await last.scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate<number>('Math.round(scrollY)')
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    await last.click()
    await page.getByRole('link', { name: 'Back to requests' }).click()
    await eventually(scrolled).toBe(before)
  })

  test('the bell links to pending requests, and a list that fails to load can be reloaded', async () => {
    const { page, client, path } = await atRequest(PLAIN, { expects: /net::ERR_/ })
    await page.getByRole('button', { name: 'Notifications, 1 waiting' }).click()
    const news = page.getByRole('link', { name: `From ${client.name}` })
    await expectToSee(page.getByText('New contact request'), news)
    await expectSound(page)
    await page.getByRole('link', { name: 'View All Requests' }).click()
    await expectPath(page, '/dietitian/requests')
    await page.getByRole('button', { name: 'Notifications, 1 waiting' }).click()
    await news.click()
    await expectPath(page, path)

    await blockEventStream(page)
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

  test('is empty at first, and the bell too; on a phone the sidebar is a drawer', async () => {
    const dietitian = await given.dietitian()
    const page = await signedIn(dietitian, { viewport: PHONE })
    await page.goto('/dietitian/requests')
    await expectToSee(page.getByText('Clients can contact you through your profile.'))
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expectToSee(page.getByText('No new notifications'))
    await page.keyboard.press('Escape')
    await expectSound(page)

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
})

test.describe('one request', () => {
  test('shows what the client stated about themselves when it was sent', async () => {
    const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
    await client.api.accounts.updateProfile({ phone_number: '+91 98765 43210', age: 29, gender: 'female' })
    const { id } = await given.request(client, dietitian, URGENT, 'Type 2 diabetes')
    await client.api.accounts.updateProfile({ age: 30 })
    const page = await signedIn(dietitian)
    await page.goto(`/dietitian/requests/${id}`)
    await expectToSee(page.getByText(URGENT), page.getByText('Type 2 diabetes'))
    expect(await detail(page, 'Email')).toBe(client.email)
    expect(await detail(page, 'Phone')).toBe('+91 98765 43210')
    expect(await detail(page, 'Age')).toBe('29')
    expect(await detail(page, 'Gender')).toBe('Female')
    const priority = page.getByLabel('Priority level')
    const chosen = () => priority.locator('option:checked').innerText()
    expect(await chosen()).toBe('High priority (automatic)')
    await priority.selectOption('Low priority (set manually)')
    await eventually(async () => (await dietitian.api.consultations.get(id)).chosen_priority).toBe('low')
    await page.reload()
    await eventually(chosen).toBe('Low priority (set manually)')
    await priority.selectOption('High priority (automatic)')
    await eventually(async () => (await dietitian.api.consultations.get(id)).chosen_priority).toBeNull()
    expect(await page.getByRole('link', { name: 'Call Client' }).getAttribute('href')).toBe('tel:+919876543210')
    expect(await page.getByRole('link', { name: 'Send Email' }).getAttribute('href')).toContain(`mailto:`)
    await expectSound(page)
  })

  test('that does not exist is not found', async () => {
    const page = await signedIn(await given.dietitian(), { expects: /404/ })
    for (const request of [999_999, 'mine']) {
      await page.goto(`/dietitian/requests/${request}`)
      await expectToSee(page.getByRole('heading', { name: 'Request Not Found' }))
    }
    await expectSound(page)
  })

  test('is marked as replied while pending, is closed after a confirmation, and reopened by a reply', async () => {
    const { page } = await atRequest()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Close Request' })
    await expectToSee(dialog)
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expectNotToSee(dialog)
    await expectToSee(statusIs(page, 'Pending'))

    await page.getByRole('button', { name: 'Mark as Replied' }).click()
    await expectToSee(statusIs(page, 'Replied'))
    await expectNotToSee(page.getByRole('button', { name: 'Mark as Replied' }))
    await expectToSee(replyButton(page).and(page.locator(':focus')))
    await expectToSee(page.getByRole('button', { name: 'Close', exact: true }), replyButton(page))
    await expectToSee(page.getByRole('button', { name: 'Notifications', exact: true }))

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.getByRole('button', { name: 'Close request' }).click()
    await expectToSee(statusIs(page, 'Closed'))
    await expectNotToSee(page.getByRole('button', { name: 'Close', exact: true }))
    await expectNotToSee(page.getByRole('button', { name: 'Mark as Replied' }))
    await expectToSee(replyButton(page).and(page.locator(':focus')))
    await replyButton(page).click()
    await dialogOf(page).getByLabel('Message').fill(REPLY)
    await replyButton(dialogOf(page)).click()
    await expectToSee(statusIs(page, 'Replied'), page.getByRole('listitem').getByText(REPLY))
    await page.getByText('Internal Notes').click()
    await expectToSee(page.getByText(`Replied: ${REPLY.slice(0, 100)}…`))
    await expectNotToSee(dialogOf(page))
    await replyButton(page).click()
    expect(await dialogOf(page).getByLabel('Message').inputValue()).toBe('')
    await dialogOf(page).getByLabel('Message').fill('And a cup of buttermilk after lunch.')
    await replyButton(dialogOf(page)).click()
    await expectToSee(page.getByRole('listitem').getByText('And a cup of buttermilk after lunch.'))
    expect(await page.getByRole('listitem').getByText('You', { exact: true }).count()).toBe(2)
  })

  test('that was changed elsewhere says so, and shows the current state', async () => {
    const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
    await client.api.accounts.updateProfile({ age: 16 })
    const { id } = await given.request(client, dietitian, PLAIN)
    const page = await signedIn(dietitian, { expects: /Failed to load resource/ })
    await blockEventStream(page)
    await page.goto(`/dietitian/requests/${id}`)
    const button = page.getByRole('button', { name: 'Mark as Replied' })
    await expectToSee(button)
    await expectNotToSee(page.getByRole('link', { name: 'Call Client' }))
    expect(await detail(page, 'Phone')).toBe('Not added yet')
    expect(await detail(page, 'Guardian')).toBe('Guardian not stated')
    await dietitian.api.consultations.updateStatus(id, { status: 'closed' })
    await button.click()
    const banner = page.getByRole('alert').getByText('Only a reply reopens a closed request.')
    await expectToSee(banner, statusIs(page, 'Closed'), replyButton(page).and(page.locator(':focus')))
    await expectNotToSee(button)
    await expectSound(page)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectNotToSee(banner)
    await page.getByRole('link', { name: 'Create Related Blog' }).click()
    await expectPath(page, '/dietitian/blogs/create')
  })

  test('that fails to load says so and can be reloaded', async () => {
    const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
    const { id } = await given.request(client, dietitian, PLAIN)
    const page = await signedIn(dietitian, { expects: /net::ERR_/ })
    const calls = `**/api/adminpanel/contact-requests/${id}/**`
    await page.route(calls, (route) => route.abort())
    await blockEventStream(page)
    await page.goto(`/dietitian/requests/${id}`)
    await expectToSee(page.getByRole('alert').getByText('Failed to fetch contact request'))
    await expectSound(page)
    await page.unroute(calls)
    await page.route(`${calls.slice(0, -2)}*/**`, (route) => route.abort())
    await page.getByRole('button', { name: 'Retry' }).click()
    const failures = ['We couldn’t load the messages. Try again.', 'We couldn’t load the private note. Try again.']
    const banners = failures.map((failure) => page.getByRole('alert').filter({ hasText: failure }))
    await expectToSee(...banners)
    await expectSound(page)
    await page.unroute(`${calls.slice(0, -2)}*/**`)
    for (const banner of banners) await banner.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByLabel('Your note'))
    await expectNotToSee(...banners)
  })
})

test('an admin sees everybody’s requests with their dietitians, and cannot answer their own request', async () => {
  const { client, dietitian, path } = await givenRequest()
  const admin = await given.client('Vikram')
  await (await given.admin()).accounts.updateAccount(admin.id, { role: 'admin' })
  const page = await signedIn(admin)
  await page.goto(`/dietitian/requests?search=${encodeURIComponent(client.last_name)}`)
  await expectToSee(page.getByText(`To Dr. ${dietitian.name}`))
  await page.getByRole('article').getByRole('link', { name: client.name }).click()
  await expectPath(page, path)
  await expectToSee(page.getByText(`Sent to Dr. ${dietitian.name}`), page.getByLabel('Write a reply'))
  await expectNotToSee(page.getByRole('heading', { name: 'Private note' }))
  await expectSound(page)

  // The admin is the client of this request, so no reply is offered.
  const { id } = await given.request(admin, dietitian, PLAIN)
  await page.goto(`/dietitian/requests/${id}`)
  const way = page.getByRole('link', { name: 'Reply in your profile' })
  await expectToSee(page.getByText('You sent this request yourself.'), way)
  await expectNotToSee(replyButton(page))
  await expectNotToSee(page.getByRole('button', { name: 'Close', exact: true }))
  expect(await way.getAttribute('href')).toBe(`/profile#request-${id}`)
  await expectSound(page)
})
