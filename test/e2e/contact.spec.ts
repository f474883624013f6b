import type { Locator, Page } from '@playwright/test'
import { type Account, given, signedIn, signIn } from './accounts.ts'
import { holdResponses, open } from './actions.ts'
import {
  countCalls,
  errorLinks,
  eventually,
  expectNotToSee,
  expectPath,
  expectSound,
  expectToSee,
} from './assertions.ts'
import { expect, PHONE, test, type VisitOptions, visitor } from './fixtures.ts'

const REQUESTS = '/api/adminpanel/contact-requests/'
const LONG_ENOUGH = 'What can I put into a tiffin that stays good until two?'

const message = (page: Page) => page.getByLabel('Your Message')
const concern = (page: Page) => page.getByLabel('Health Concern (optional)')
const send = (page: Page) => page.getByRole('button', { name: 'Send Request' })
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Request Sent Successfully!' })

async function isInView(locator: Locator): Promise<boolean> {
  const [box, view] = [await locator.boundingBox(), locator.page().viewportSize()]
  return box !== null && view !== null && box.y + box.height > 0 && box.y < view.height
}

/** A client on a dietitian's contact page, after the parts for signed-in users have loaded. */
async function atTheForm(options: VisitOptions = {}): Promise<{ page: Page; client: Account; dietitian: Account }> {
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
  const page = await signedIn(client, options)
  await open(page, `/contact-dietitian/${dietitian.id}`)
  await expectToSee(page.getByText(`Welcome, ${client.first_name}`), page.getByRole('button', { name: 'Add files' }))
  return { page, client, dietitian }
}

test.describe('a request', () => {
  test('needs a message of 20 characters, and Cancel returns to the directory', async () => {
    const { page } = await atTheForm()
    const calls = countCalls(page, REQUESTS, 'POST')
    await expectToSee(page.getByText('At least 20 characters'))
    expect(await message(page).getAttribute('aria-describedby')).toBe('message-hint')
    await send(page).click()
    await expectToSee(errorLinks(page).getByText('Message is required'))
    await message(page).fill('  Too short for 20   ')
    await expectNotToSee(errorLinks(page))
    await expectToSee(page.getByText('16 of at least 20 characters'))
    await send(page).click()
    await expectToSee(errorLinks(page).getByText('Message must be at least 20 characters long'))
    await errorLinks(page).click()
    expect(await page.evaluate('document.activeElement.id')).toBe('message')
    expect(calls()).toBe(0)
    await message(page).fill(LONG_ENOUGH)
    await expectNotToSee(page.getByText('of at least 20 characters'))
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expectPath(page, '/dietitians')
  })

  test('is sent once on a double click, shows that it is being sent, and offers the next steps', async () => {
    const { page, client } = await atTheForm()
    const calls = countCalls(page, REQUESTS, 'POST')
    const arrive = await holdResponses(page, `**${REQUESTS}`)
    await message(page).fill(`  ${LONG_ENOUGH}  `)
    await send(page).dblclick()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expectToSee(busy)
    expect(await busy.getAttribute('aria-busy')).toBe('true')
    arrive()
    await expectToSee(sent(page))
    await expectSound(page)
    expect(calls()).toBe(1)
    const { results } = await client.api.consultations.list({})
    expect(results).toMatchObject([{ message: LONG_ENOUGH, health_concern: null, status: 'pending' }])
    const steps = page.getByRole('region', { name: 'What happens next' }).getByRole('listitem')
    expect(await steps.count()).toBe(3)
    await expectToSee(page.getByRole('link', { name: 'Browse More Dietitians' }))
    await page.getByRole('link', { name: 'See my requests' }).click()
    await expectToSee(page.getByText("Waiting for dietitian's response..."), page.getByText(LONG_ENOUGH))
  })

  test('that is rejected shows the reason until the next input, stays in the form and can be sent again', async () => {
    const { page, dietitian } = await atTheForm({ expects: /net::ERR_|400/ })
    await message(page).fill(LONG_ENOUGH)
    await concern(page).fill('None')
    // The dietitian has just become unavailable; the page shows the server's message.
    await dietitian.api.dietitians.updateMe({ is_available: false })
    await send(page).click()
    const closed = page.getByRole('alert').getByText('This dietitian is not accepting requests right now.')
    await expectToSee(closed)
    expect(await message(page).inputValue()).toBe(LONG_ENOUGH)
    const longer = `${LONG_ENOUGH} Or three?`
    await message(page).fill(longer)
    await expectNotToSee(closed)
    await dietitian.api.dietitians.updateMe({ is_available: true })
    await page.route(`**${REQUESTS}`, (route) => route.abort())
    await send(page).click()
    await expectToSee(page.getByRole('alert').getByText('Failed to create contact request'))
    await expectSound(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(page.getByRole('alert').getByText(offline))
    expect(await message(page).inputValue()).toBe(longer)
    expect(await concern(page).inputValue()).toBe('None')
    await page.context().setOffline(false)
    await page.unroute(`**${REQUESTS}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(sent(page))
  })

  test('for someone else asks who that person is, and the dietitian sees it', async () => {
    const { page, client, dietitian } = await atTheForm()
    await message(page).fill(LONG_ENOUGH)
    await page.getByText('For someone else').click()
    await send(page).click()
    await expectToSee(
      errorLinks(page).getByText('Choose who this request is for'),
      errorLinks(page).getByText('Their age is required'),
    )
    await expectSound(page)
    await page.getByLabel('Who they are to you').selectOption('My mother')
    expect(await page.getByLabel('Their gender').inputValue()).toBe('female')
    await page.getByLabel('Their age').fill('61')
    await send(page).click()
    await expectToSee(sent(page))
    const [{ id } = { id: 0 }] = (await client.api.consultations.list({})).results
    const reading = await signedIn(dietitian)
    await reading.goto(`/dietitian/requests/${id}`)
    await expectToSee(reading.getByText('For their mother').first(), reading.getByText('Their age'))
    await expectToSee(reading.getByText('61', { exact: true }))
    // A request without any age, and the rejection of a request to oneself.
    const other = await given.request(await given.client('Jyoti'), dietitian, LONG_ENOUGH)
    await reading.goto(`/dietitian/requests/${other.id}`)
    await expectToSee(reading.getByText('Age not given'))
    await open(reading, `/contact-dietitian/${dietitian.id}`)
    await expectToSee(reading.getByText('You cannot send a request to yourself.').first())
    expect(await send(reading).getAttribute('aria-disabled')).toBe('true')
  })

  test('of a child names a parent or guardian; if it names nobody, the dietitian sees that', async () => {
    const [{ page, client, dietitian }, other] = await Promise.all([atTheForm(), given.dietitian()])
    await message(page).fill(LONG_ENOUGH)
    await page.getByRole('checkbox', { name: 'I am under 18' }).check()
    await send(page).click()
    await expectToSee(sent(page))
    await open(page, `/contact-dietitian/${other.id}`)
    await page.getByRole('checkbox', { name: 'I am under 18' }).check()
    await message(page).fill(LONG_ENOUGH)
    await page.getByLabel('Name of your parent or guardian').fill('Sunita Malhotra')
    await page.getByRole('checkbox', { name: 'My parent or guardian has read this request' }).check()
    await expectSound(page)
    await send(page).click()
    await expectToSee(sent(page))
    const { results } = await client.api.consultations.list({})
    expect(results.find(({ to_dietitian }) => to_dietitian === other.id)).toMatchObject({
      is_minor: true,
      guardian_name: 'Sunita Malhotra',
      guardian_consent: true,
    })
    const [{ id } = { id: 0 }] = (await dietitian.api.consultations.list({})).results
    const reading = await signedIn(dietitian)
    await reading.goto(`/dietitian/requests/${id}`)
    await expectToSee(reading.getByText('Guardian not stated'), reading.getByText('Says they’re under 18'))
  })
})

test.describe('the profile above the form', () => {
  const BIO =
    `${'Helps families to eat well with the food they already cook at home, on every day of the week. '.repeat(4)}`.trim()
  const toHeight = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0

  async function atTheProfile(options: VisitOptions = {}) {
    const dietitian = await given.dietitian({ bio: BIO })
    const article = await given.blog(dietitian)
    const page = await visitor(options)
    await open(page, '/dietitians')
    await page.getByRole('searchbox', { name: 'Search by name or concern' }).fill(dietitian.last_name)
    await expectToSee(page.getByRole('heading', { name: '1 Dietitian Found' }))
    return {
      page,
      dietitian,
      card: page.getByRole('article'),
      article: page.getByRole('link', { name: article.title }),
    }
  }

  test('is complete, Contact scrolls to the form, and an unavailable dietitian’s form names alternatives', async () => {
    const { page, dietitian, card, article } = await atTheProfile()
    await card.getByRole('link', { name: 'View Profile' }).click()
    await expectPath(page, `/contact-dietitian/${dietitian.id}`)
    await expectToSee(
      page.getByRole('heading', { level: 1, name: `Dr. ${dietitian.name}` }),
      page.getByText(BIO),
      page.getByRole('heading', { name: 'Reviews' }),
      article.first(),
    )
    await eventually(() => isInView(send(page))).toBe(false)
    await page.goBack()
    await card.getByRole('link', { name: 'Contact', exact: true }).click()
    await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
    await eventually(() => isInView(message(page))).toBe(true)
    await dietitian.api.dietitians.updateMe({ is_available: false })
    await page.reload()
    await expectToSee(
      page.getByText(BIO),
      article.first(),
      page.getByText(/Come back when the badge above says/).first(),
      page.getByText('Login Required'),
    )
    await page.getByRole('link', { name: 'When to come back' }).first().click()
    await expectToSee(
      page.getByRole('heading', { name: 'Dietitians taking requests now' }),
      page.getByRole('link', { name: 'Contact', exact: true }).last(),
      page.getByRole('link', { name: 'Ask the office' }),
    )
    expect(await send(page).getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
  })

  test('is collapsed on a phone and expands in place', async () => {
    const { page, dietitian, card, article } = await atTheProfile({ viewport: PHONE })
    await card.getByRole('link', { name: 'View Profile' }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: `Dr. ${dietitian.name}` }))
    const bio = page.getByText(BIO)
    await expectToSee(bio)
    const short = await toHeight(bio)
    expect(await article.first().isVisible()).toBe(false)
    await page.getByText('Full profile', { exact: true }).click()
    await expectToSee(article.first(), page.getByRole('heading', { name: 'Reviews' }))
    expect(await toHeight(bio)).toBeGreaterThan(short)
    await expectSound(page)
    await page.getByRole('link', { name: 'Write your request' }).first().click()
    await eventually(() => isInView(message(page))).toBe(true)
  })
})

test.describe('typed text', () => {
  test('survives a reload, can be discarded, and is offered only to its author', async () => {
    const { page, client, dietitian } = await atTheForm()
    await message(page).fill(LONG_ENOUGH)
    await page.reload()
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
    await expectToSee(page.getByText('What you wrote earlier is still here.'))
    await expectSound(page)
    await page.getByRole('button', { name: 'Start afresh' }).click()
    expect(await message(page).inputValue()).toBe('')
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await expectNotToSee(page.getByText('What you wrote earlier is still here.'))
    await message(page).fill(LONG_ENOUGH)
    await page.reload()
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
    await page.getByRole('button', { name: client.name }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPath(page, '/')
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await expectToSee(page.getByText('Login Required'))
    expect(await message(page).inputValue()).toBe('')
  })

  test('of a visitor is validated before the sign-in, with the focus on the first error', async () => {
    const dietitian = await given.dietitian()
    const page = await visitor()
    const fields = Promise.withResolvers<void>()
    await page.route(/person-fields/, (route) => fields.promise.then(() => route.continue()))
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await message(page).fill('Too short')
    await page.getByText('For someone else').click()
    await send(page).click()
    fields.resolve()
    await expectToSee(
      errorLinks(page).getByText('Their age is required'),
      errorLinks(page).getByText('Message must be at least 20 characters long'),
    )
    await eventually(() => page.evaluate('document.activeElement.id')).toBe('relation')
    await page.getByText('For me').click()
    await message(page).fill(LONG_ENOUGH)
    await send(page).click()
    await expectPath(page, `/login?next=${encodeURIComponent(`/contact-dietitian/${dietitian.id}#request`)}`)
    await expectToSee(page.getByText('Your message is saved.'))
  })

  test('of a visitor stays on the page without a connection, and waits for its files', async () => {
    const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
    const page = await visitor({ viewport: PHONE, expects: /ERR_INTERNET_DISCONNECTED/ })
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await message(page).fill(LONG_ENOUGH)
    await page.getByLabel('I have files to add, such as a lab report').check()
    await expectSound(page)
    await page.context().setOffline(true)
    await send(page).click()
    const offline = page.getByText('You appear to be offline', { exact: false })
    await expectToSee(offline)
    await eventually(() => isInView(offline)).toBe(true)
    await page.context().setOffline(false)
    await send(page).click()
    await expectToSee(page.getByText('Create an account to send it and read the reply.', { exact: false }))
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await signIn(page, client)
    await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
    await expectToSee(page.getByRole('button', { name: 'Add files' }))
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
    expect((await dietitian.api.consultations.list()).count).toBe(0)
  })

  test('of a visitor is never sent by a person who signs in elsewhere and comes back later', async () => {
    const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
    const page = await visitor()
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await message(page).fill(LONG_ENOUGH)
    await send(page).click()
    await expectToSee(page.getByText('We’ll send it as soon as you sign in', { exact: false }))
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expectPath(page, '/')
    await open(page, '/login')
    await signIn(page, client)
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
    const own = 'What should a vegetarian eat for more iron?'
    await message(page).fill(own)
    await send(page).click()
    await expectToSee(page.getByText('Request Sent Successfully!'))
    const { results } = await dietitian.api.consultations.list()
    expect(results.map((request) => request.message)).toEqual([own])
  })

  test('of a visitor survives the sign-in', async () => {
    const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
    const page = await visitor()
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await message(page).fill(LONG_ENOUGH)
    await page.getByRole('link', { name: 'sign in', exact: true }).click()
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
  })
})
