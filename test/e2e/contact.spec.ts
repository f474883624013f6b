import type { Locator, Page } from '@playwright/test'
import type { DietitianPatch } from '#domain/dietitians/dietitians.schema.ts'
import { type Account, given, signedIn } from './accounts.ts'
import { holdBack, open } from './actions.ts'
import {
  countCalls,
  eventually,
  expectNotToSee,
  expectPath,
  expectSound,
  expectToSee,
  validateEntry,
} from './assertions.ts'
import { expect, PHONE, test, type VisitOptions, visitor } from './fixtures.ts'

const REQUESTS = '/api/adminpanel/contact-requests/'
const LONG_ENOUGH = 'What can I put into a tiffin that stays good until two?'

const message = (page: Page) => page.getByLabel('Your Message')
const concern = (page: Page) => page.getByLabel('Health Concern (optional)')
const send = (page: Page) => page.getByRole('button', { name: 'Send Request' })
const sent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Request Sent Successfully!' })

/** A client on the contact page of a dietitian. */
async function atTheForm(options: VisitOptions = {}): Promise<{ page: Page; client: Account; dietitian: Account }> {
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
  const page = await signedIn(client, options)
  await open(page, `/contact-dietitian/${dietitian.id}`)
  await expectToSee(page.getByText(`Welcome, ${client.first_name}`))
  return { page, client, dietitian }
}

test.describe('a request', () => {
  test('needs a message of 20 characters', async () => {
    const { page } = await atTheForm()
    const calls = countCalls(page, REQUESTS, 'POST')
    await send(page).click()
    await expectToSee(validateEntry(page).getByText('Message is required'))
    await expectSound(page)
    await message(page).fill('  Too short for 20   ')
    await expectNotToSee(validateEntry(page))
    await send(page).click()
    await expectToSee(validateEntry(page).getByText('Message must be at least 20 characters long'))
    await validateEntry(page).click()
    expect(await page.evaluate('document.activeElement.id')).toBe('message')
    expect(calls()).toBe(0)
  })

  test('is sent once on a double click, and leads on', async () => {
    const { page, client } = await atTheForm()
    const calls = countCalls(page, REQUESTS, 'POST')
    await message(page).fill(`  ${LONG_ENOUGH}  `)
    await send(page).dblclick()
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

  test('says that it is on its way while the answer is slow', async () => {
    const { page } = await atTheForm()
    const arrive = await holdBack(page, `**${REQUESTS}`)
    await message(page).fill(LONG_ENOUGH)
    await send(page).click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    await expectToSee(busy)
    expect(await busy.getAttribute('aria-busy')).toBe('true')
    await expectSound(page)
    arrive()
    await expectToSee(sent(page))
  })

  test('Cancel returns to the directory', async () => {
    const { page } = await atTheForm()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expectPath(page, '/dietitians')
  })

  test('that is not taken stays in the form and can be tried again', async () => {
    const { page } = await atTheForm({ expects: /net::ERR_/ })
    await message(page).fill(LONG_ENOUGH)
    await concern(page).fill('None')
    await page.route(`**${REQUESTS}`, (route) => route.abort())
    await send(page).click()
    await expectToSee(page.getByRole('alert').getByText('Failed to create contact request'))
    await expectSound(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(page.getByRole('alert').getByText(offline))
    expect(await message(page).inputValue()).toBe(LONG_ENOUGH)
    expect(await concern(page).inputValue()).toBe('None')
    await page.context().setOffline(false)
    await page.unroute(`**${REQUESTS}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(sent(page))
  })

  test('shows the error of the server in its own words until one types', async () => {
    const { page } = await atTheForm({ expects: /503/ })
    await page.route(`**${REQUESTS}`, (route) => route.fulfill({ status: 503, json: { detail: 'Back in a minute.' } }))
    await message(page).fill(LONG_ENOUGH)
    await send(page).click()
    const banner = page.getByRole('alert').getByText('Back in a minute.')
    await expectToSee(banner)
    await message(page).fill(`${LONG_ENOUGH} Or three?`)
    await expectNotToSee(banner)
  })

  test('to a dietitian who has just become unavailable fails with the reason', async () => {
    const { page, dietitian } = await atTheForm({ expects: /400/ })
    await message(page).fill(LONG_ENOUGH)
    await dietitian.api.dietitians.updateMe({ is_available: false })
    await send(page).click()
    await expectToSee(page.getByRole('alert').getByText('This dietitian is not accepting requests right now.'))
    expect(await message(page).inputValue()).toBe(LONG_ENOUGH)
  })

  test('of a child names a parent or guardian', async () => {
    const { page, client } = await atTheForm()
    await page.getByRole('checkbox', { name: 'I am under 18' }).check()
    await message(page).fill(LONG_ENOUGH)
    await page.getByLabel('Name of your parent or guardian').fill('Sunita Malhotra')
    await page.getByRole('checkbox', { name: 'My parent or guardian has read this request' }).check()
    await expectSound(page)
    await send(page).click()
    await expectToSee(sent(page))
    const { results } = await client.api.consultations.list({})
    expect(results).toMatchObject([{ is_minor: true, guardian_name: 'Sunita Malhotra', guardian_consent: true }])
  })

  test('of a child who names nobody says so to the dietitian, and so does one without any age', async () => {
    const { page, dietitian } = await atTheForm()
    await message(page).fill(LONG_ENOUGH)
    await page.getByRole('checkbox', { name: 'I am under 18' }).check()
    await send(page).click()
    await expectToSee(sent(page))
    const [{ id } = { id: 0 }] = (await dietitian.api.consultations.list({})).results
    const other = await given.request(await given.client('Jyoti'), dietitian, LONG_ENOUGH)
    const reading = await signedIn(dietitian)
    await reading.goto(`/dietitian/requests/${id}`)
    await expectToSee(reading.getByText('Guardian not stated'), reading.getByText('Under 18, by their own word'))
    await reading.goto(`/dietitian/requests/${other.id}`)
    await expectToSee(reading.getByText('Age not given'))
  })

  test('cannot go to oneself', async () => {
    const dietitian = await given.dietitian()
    const page = await signedIn(dietitian)
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await expectToSee(page.getByText('You cannot send a request to yourself.').first())
    expect(await send(page).getAttribute('aria-disabled')).toBe('true')
  })
})

test.describe('the profile above the form', () => {
  const BIO =
    `${'Helps families to eat well with the food they already cook at home, on every day of the week. '.repeat(4)}`.trim()
  async function isInView(locator: Locator): Promise<boolean> {
    const [box, view] = [await locator.boundingBox(), locator.page().viewportSize()]
    return box !== null && view !== null && box.y + box.height > 0 && box.y < view.height
  }
  const toHeight = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0

  async function atTheProfile(options: VisitOptions = {}, profile: Partial<DietitianPatch> = {}) {
    const dietitian = await given.dietitian({ bio: BIO, ...profile })
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

  test('is whole, and Contact brings the form into view', async () => {
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
    await expectSound(page)
    await page.goBack()
    await card.getByRole('link', { name: 'Contact', exact: true }).click()
    await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
    await eventually(() => isInView(message(page))).toBe(true)
  })

  test('is short on a phone and opens in place', async () => {
    const { page, dietitian, card, article } = await atTheProfile({ viewport: PHONE })
    await card.getByRole('link', { name: 'View Profile' }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: `Dr. ${dietitian.name}` }))
    const bio = page.getByText(BIO)
    await expectToSee(bio)
    const short = await toHeight(bio)
    expect(await article.first().isVisible()).toBe(false)
    await expectSound(page)
    await page.getByText('The whole profile').click()
    await expectToSee(article.first(), page.getByRole('heading', { name: 'Reviews' }))
    expect(await toHeight(bio)).toBeGreaterThan(short)
    await expectSound(page)
    await page.getByRole('link', { name: 'Write your request' }).first().click()
    await eventually(() => isInView(message(page))).toBe(true)
  })

  test('is whole for an unavailable dietitian, and the form says when to come back', async () => {
    const { page, card, article } = await atTheProfile({}, { is_available: false })
    await card.getByRole('link', { name: 'View Profile' }).click()
    await expectToSee(
      page.getByText(BIO),
      article.first(),
      page.getByText(/Come back when the badge above says/).first(),
      page.getByText('Login Required'),
    )
    expect(await send(page).getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
  })
})

test.describe('what was typed', () => {
  test('survives a reload, for its writer alone', async () => {
    const { page, client, dietitian } = await atTheForm()
    await message(page).fill(LONG_ENOUGH)
    await page.reload()
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
    await expectToSee(page.getByText('What you wrote earlier is still here.'))
    await expectSound(page)
    await page.getByRole('button', { name: client.name }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPath(page, '/')
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await expectToSee(page.getByText('Login Required'))
    expect(await message(page).inputValue()).toBe('')
  })

  test('can be thrown away', async () => {
    const { page } = await atTheForm()
    await message(page).fill(LONG_ENOUGH)
    await page.reload()
    await page.getByRole('button', { name: 'Start afresh' }).click()
    expect(await message(page).inputValue()).toBe('')
    await page.reload()
    await expectToSee(message(page))
    await expectNotToSee(page.getByText('What you wrote earlier is still here.'))
  })

  test('as a visitor waits through the sign-in', async () => {
    const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
    const page = await visitor()
    await open(page, `/contact-dietitian/${dietitian.id}`)
    await message(page).fill(LONG_ENOUGH)
    await page.getByRole('link', { name: 'log in', exact: true }).click()
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
    await eventually(() => message(page).inputValue()).toBe(LONG_ENOUGH)
  })
})
