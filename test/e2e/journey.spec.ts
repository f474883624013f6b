import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { type Account, given, nameOf, newPerson, type Person } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectAccessible, expectNoOverflow, expectPath, expectToSee } from './assertions.ts'
import { DESKTOP, expect, PHONE, siteUrl, test, type VisitOptions, visitor } from './fixtures.ts'
import { type InputMethod, keyboard, pointer } from './input-methods.ts'
import { linksOf, mailTo } from './mails.ts'

const MESSAGE =
  'My mother and I both have thyroid trouble. Can one kitchen cook for the two of us and for the children?'
const CONCERN = 'Hypothyroid, on 50 mcg every morning.'
const REPLY = `One kitchen is enough, and that is how it should be.

Cook the dal and the sabzi as you do, with a little less salt. Take your tablet half an hour before the first chai, and keep soya and the tablet four hours apart. The children may have more rice; the two of you fill the plate with sabzi first.

Write down what you eat for three days, and we look at it together.`

interface Way {
  name: string
  options: VisitOptions
  inputOf: (page: Page) => InputMethod
}

/** Checks each screen in the state in which this person sees it. */
async function poll(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoOverflow(page)
}

async function findDietitian(page: Page, input: InputMethod, dietitian: Account) {
  await open(page, '/')
  await poll(page)
  await input.press(page.getByRole('link', { name: 'Find your dietitian' }))
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Find Your Perfect Dietitian' }))
  const folded = page.getByText('Filters', { exact: true })
  if (await folded.isVisible()) await input.press(folded)
  await input.choose(page.getByRole('combobox', { name: 'Specialization' }), 'Sports Nutrition')
  await expectPath(page, '/dietitians?specialization=sports_nutrition')
  // On a phone the filters are in a sheet over the page.
  const show = page.getByRole('button', { name: /^Show/ })
  if (await show.isVisible()) await input.press(show)
  await input.write(page.getByRole('searchbox'), dietitian.last_name)
  // The first letters may already find the dietitian; the last ones load the list again.
  await eventually(() => new URL(page.url()).searchParams.get('search')).toBe(dietitian.last_name)
  await expectToSee(page.getByRole('heading', { name: '1 Dietitian Found' }))
  await poll(page)
  await input.press(page.getByRole('link', { name: `Dr. ${dietitian.name}`, exact: true }))
  await expectToSee(page.getByRole('heading', { level: 1, name: `Dr. ${dietitian.name}` }))
  await poll(page)
}

async function writeRequest(page: Page, input: InputMethod, dietitian: Account) {
  await input.press(page.getByRole('link', { name: /^Book Consultation/ }))
  await expectToSee(page.getByRole('heading', { name: `Contact Dr. ${dietitian.name}` }))
  await expectToSee(page.getByText('Login Required'))
  await input.write(page.getByLabel('Your Message'), MESSAGE)
  await input.write(page.getByLabel('Health Concern (optional)'), CONCERN)
  await poll(page)
  await input.press(page.getByRole('button', { name: 'Send Request' }))
}

async function register(page: Page, input: InputMethod, person: Person, dietitian: Account) {
  const next = encodeURIComponent(`/contact-dietitian/${dietitian.id}#request`)
  await expectPath(page, `/login?next=${next}`)
  await expectToSee(page.getByText('Your message is saved.'))
  await poll(page)
  await input.press(page.getByRole('link', { name: 'Create an account' }))
  await expectPath(page, `/register?next=${next}`)
  await expectToSee(page.getByText('Your message is saved.'))
  await input.write(page.getByLabel('First name'), person.first_name)
  await input.write(page.getByLabel('Last name'), person.last_name)
  await input.write(page.getByLabel('Email'), person.email)
  await input.write(page.getByLabel('Password', { exact: true }), person.password)
  await input.write(page.getByLabel('Confirm password'), person.password)
  await input.tick(page.getByRole('checkbox', { name: /^I accept the/ }))
  await poll(page)
  await input.press(page.getByRole('button', { name: 'Create account' }))
}

/** Send was pressed before the sign-in, so the request is sent without another press. */
async function expectSent(page: Page, dietitian: Account) {
  await expectPath(page, `/contact-dietitian/${dietitian.id}#request`)
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Request Sent Successfully!' }))
  await poll(page)
}

async function answer(page: Page, input: InputMethod, dietitian: Account, client: Person) {
  await open(page, '/login')
  await input.write(page.getByLabel('Email'), dietitian.email)
  await input.write(page.getByLabel('Password', { exact: true }), dietitian.password)
  await input.press(page.getByRole('button', { name: 'Login' }))
  await expectPath(page, '/dietitian/dashboard')
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Welcome back' }))
  await poll(page)
  await input.press(
    page.getByRole('navigation', { name: 'Quick Actions' }).getByRole('link', { name: 'Contact Requests' }),
  )
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Contact Requests' }))
  const request = page.getByRole('article').getByRole('link', { name: nameOf(client) })
  await expectToSee(request)
  await poll(page)
  await input.press(request)
  await expectToSee(page.getByRole('heading', { level: 1, name: nameOf(client) }))
  await expectToSee(page.getByText(MESSAGE), page.getByText(CONCERN))
  await poll(page)
  await input.press(page.getByRole('button', { name: 'Send Reply' }))
  const dialog = page.getByRole('dialog', { name: 'Send Reply' })
  await expectToSee(dialog.getByText(client.email), dialog.getByText('Re: Your consultation request'))
  await input.write(dialog.getByLabel('Message'), REPLY)
  await poll(page)
  await input.press(dialog.getByRole('button', { name: 'Send Reply' }))
  await expectToSee(page.getByText(`Reply sent to ${nameOf(client)}.`))
  await expectToSee(page.getByRole('listitem').getByText(REPLY))
}

async function readReply(page: Page, input: InputMethod, dietitian: Account) {
  await input.press(page.getByRole('link', { name: 'See my requests' }))
  await expectPath(page, '/profile')
  const request = page.getByRole('article', { name: `Dr. ${dietitian.name}` })
  await expectToSee(request.getByText('Replied', { exact: true }), request.getByText(MESSAGE))
  // A conversation loads when its card comes into view.
  await request.scrollIntoViewIfNeeded()
  const conversation = request.getByRole('list', { name: 'Conversation' })
  // innerText preserves the paragraphs of the reply.
  expect(await conversation.getByText('One kitchen is enough').innerText()).toBe(REPLY)
  await poll(page)
}

function expectDiscreet(mail: Email) {
  const content = `${mail.subject} ${mail.html} ${mail.text}`
  for (const secret of ['thyroid', 'one kitchen', '50 mcg', 'half an hour']) {
    expect(content.toLowerCase()).not.toContain(secret)
  }
}

const WAYS: Way[] = [
  { name: 'on a phone, in dark', options: { viewport: PHONE, colorScheme: 'dark' }, inputOf: pointer },
  {
    name: 'on a desktop, in light, with the keyboard alone',
    options: { viewport: DESKTOP, colorScheme: 'light' },
    inputOf: keyboard,
  },
]

for (const { options, inputOf, name } of WAYS) {
  test(`a visitor finds a dietitian, asks, and reads the answer: ${name}`, async () => {
    const dietitian = await given.dietitian({ specialization: 'sports_nutrition' })
    const client = newPerson('Kiran')
    const clientPage = await visitor(options)
    const clientInput = inputOf(clientPage)
    await findDietitian(clientPage, clientInput, dietitian)
    await writeRequest(clientPage, clientInput, dietitian)
    await register(clientPage, clientInput, client, dietitian)
    await expectSent(clientPage, dietitian)

    const dietitianPage = await visitor(options)
    await answer(dietitianPage, inputOf(dietitianPage), dietitian, client)
    await readReply(clientPage, clientInput, dietitian)

    const news = await mailTo(dietitian.email, 'New consultation request')
    expectDiscreet(news)
    expect(linksOf(news)).toContain(dietitianPage.url())
    const reply = await mailTo(client.email, 'Re: Your consultation request')
    expectDiscreet(reply)
    const requestId = dietitianPage.url().split('/').at(-1)
    expect(linksOf(reply)).toContain(`${siteUrl()}/profile#request-${requestId}`)
  })
}
