import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { SITE } from '#domain/site/site.ts'
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
import { expect, PHONE, siteUrl, test, type VisitOptions, visitor } from './fixtures.ts'
import { keyboard, pointer } from './input-methods.ts'
import { linksOf, mailTo } from './mails.ts'

/** React marks the element; the form is hydrated only at the first interaction. */
const IS_PAGE_HYDRATED = `Object.keys(document.querySelector('main')).join().includes('__react')`

const API = '/api/contact/'
const CONCERN = 'More energy in the afternoon'

const newEmail = () => `asha.${randomUUID().slice(0, 8)}@example.in`
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const concern = (page: Page) => page.getByLabel('Specific concern (optional)')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Assessment' })
const form = (page: Page) => page.getByRole('form', { name: 'Your free health assessment' })
const sent = (page: Page) => page.getByRole('heading', { name: 'Assessment Successfully Submitted!' })
const focusedId = (page: Page) => page.evaluate<string>('document.activeElement.id')
/** The button looks disabled but can be pressed, and then the form says what is missing. */
const press = (page: Page) => submit(page).click({ force: true })
const isOff = (page: Page) => submit(page).getAttribute('aria-disabled')

async function atTheForm(options: VisitOptions = {}, path = '/contact'): Promise<Page> {
  const page = await visitor(options)
  await open(page, path)
  return page
}

/** Fills in all required fields, with the given values in place of the defaults. */
async function fill(page: Page, values: Record<string, string> = {}, input = pointer(page)) {
  const entries = {
    'Full Name': 'Asha Verma',
    Email: newEmail(),
    'Phone Number': '+91 98140 12345',
    Age: '34',
    Gender: 'Female',
    Height: '158.5',
    Weight: '61.4',
    ...values,
  }
  for (const [label, value] of Object.entries(entries)) {
    if (label === 'Gender') await input.choose(field(page, label), value)
    else await input.write(field(page, label), value)
  }
}

/** Captures the body of the next submission, which still reaches the server. */
function nextBody(page: Page): Promise<Record<string, unknown>> {
  return page
    .waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === API)
    .then((request) => request.postDataJSON())
}

test.describe('the assessment', () => {
  test('is reached from every page, sent trimmed, confirmed by mail, and shown by the link in the mail', async () => {
    const page = await visitor()
    await open(page, '/dietitians')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expectPath(page, '/contact')
    await expectToSee(form(page))
    const email = newEmail()
    await fill(page, { 'Full Name': '  Asha Verma ', Email: `  ${email.toUpperCase()} ` })
    await concern(page).fill(` ${CONCERN} `)
    await eventually(() => isOff(page)).toBeNull()
    const [body] = await Promise.all([nextBody(page), submit(page).click()])
    expect(body).toMatchObject({
      full_name: 'Asha Verma',
      email,
      phone_number: '+91 98140 12345',
      age: 34,
      gender: 'female',
      height: 158.5,
      weight: 61.4,
      specific_concern: CONCERN,
      notice_accepted: true,
    })
    expect(body.seconds_taken).toBeGreaterThanOrEqual(3)
    expect(body).not.toHaveProperty('guardian_name')
    // The view closes after five seconds unless a pointer is inside.
    await sent(page).hover()
    await expectToSee(page.getByText(/confirmation email is on its way to you.*within 24 hours/))
    await eventually(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Assessment Successfully/)
    await expectSound(page)
    const [link = ''] = linksOf(await mailTo(email, 'We have your health assessment'))
    expect(link).toMatch(/\/assessment\?token=\S+$/)
    await open(page, link.replace(siteUrl(), ''))
    await expectToSee(page.getByRole('heading', { level: 1, name: 'Your health assessment' }))
    await page.getByRole('button', { name: 'Show what I sent' }).click()
    await expectToSee(page.getByText(CONCERN))
    await mailTo(SITE.email, 'New health assessment', email)
  })

  test('can be sent on a phone by keyboard alone, with the plan that was asked about', async () => {
    const page = await atTheForm({ viewport: PHONE }, '/contact?plan=premium')
    const input = keyboard(page)
    await input.press(page.getByRole('button', { name: 'Book Your Free Consultation' }))
    await eventually(() => focusedId(page)).toBe('full_name')
    await fill(page, {}, input)
    const [body] = await Promise.all([nextBody(page), input.press(submit(page))])
    expect(body.plan).toBe('premium')
    await expectToSee(sent(page), page.getByText('You asked about the Professional plan.', { exact: false }))
  })

  test('has optional questions on health, and for a child asks for a parent or guardian', async () => {
    const page = await atTheForm()
    await fill(page, { Gender: 'Male', Age: '18' })
    await expectNotToSee(
      page.getByLabel('Pregnant or breastfeeding'),
      page.getByRole('group', { name: 'Parent or guardian' }),
    )
    await page.getByLabel('Gender').selectOption('Female')
    await page.getByLabel('Pregnant or breastfeeding').selectOption('Yes, breastfeeding')
    await field(page, 'Medicines').fill(' Thyroxine ')
    await page.getByLabel('Have you ever had an eating disorder?').selectOption('Yes, in the past')
    await page.getByLabel('Way of eating').selectOption('Jain')
    expect(await form(page).getByRole('link', { name: '14416' }).getAttribute('href')).toBe('tel:14416')
    await field(page, 'Age').fill('17')
    await field(page, 'Name of your parent or guardian').fill('Sunita Verma')
    await page.getByRole('checkbox', { name: 'My parent or guardian has read this form' }).check()
    await expectSound(page)
    const [body] = await Promise.all([nextBody(page), submit(page).click()])
    expect(body).toMatchObject({
      pregnancy: 'breastfeeding',
      medicines: 'Thyroxine',
      eating_disorder: 'past',
      eating_style: 'jain',
      age: 17,
      guardian_name: 'Sunita Verma',
      guardian_consent: true,
    })
    expect(body).not.toHaveProperty('allergies')
    await expectToSee(sent(page))
  })

  test('sent faster than a person could type it stays busy for a while, and is sent once', async () => {
    const page = await visitor()
    await page.clock.install()
    await open(page, '/contact')
    await page.clock.pauseAt(Date.now() + 60_000)
    const calls = countCalls(page, API)
    await page.reload()
    // The scripts of a page are fetched with its second frame.
    await page.clock.runFor(100)
    await fill(page)
    await submit(page).click()
    const busy = page.getByRole('button', { name: 'Submitting...' })
    await expectToSee(busy)
    expect(await busy.getAttribute('aria-disabled')).toBe('true')
    await busy.click({ force: true })
    await page.clock.runFor(2000)
    expect(calls()).toBe(0)
    await page.clock.runFor(1100)
    await expectToSee(sent(page))
    expect(calls()).toBe(1)
  })
})

test.describe('missing or invalid input', () => {
  test('is reported after a click or Enter, also at its field', async () => {
    const page = await atTheForm()
    await field(page, 'Full Name').fill('Asha Verma')
    await field(page, 'Height').fill('158')
    await eventually(() => isOff(page)).toBe('true')
    await press(page)
    const summary = page.getByRole('alert')
    const missing = 'Please fill in all required fields: Email, Phone Number, Age, Gender, Weight'
    await expectToSee(summary.getByText(missing))
    await eventually(() => page.evaluate('document.activeElement.textContent')).toContain(missing)
    expect(await errorLinks(page).allTextContents()).toEqual([
      'Email is required',
      'Phone Number is required',
      'Age is required',
      'Gender is required',
      'Weight is required',
    ])
    await expectSound(page)
    await errorLinks(page).filter({ hasText: 'Gender' }).click()
    expect(await focusedId(page)).toBe('gender')
    await field(page, 'Email').fill('asha')
    await expectNotToSee(summary)
    await field(page, 'Email').press('Enter')
    await expectToSee(page.getByText('Please fill in all required fields: Phone Number, Age, Gender, Weight').first())

    await concern(page).fill('x'.repeat(150))
    await expectToSee(form(page).getByText('150/150'))
    await fill(page, { Age: '121' })
    await concern(page).fill('x'.repeat(151))
    await expectToSee(form(page).getByText('151/150'))
    await submit(page).click()
    await expectToSee(page.getByText('Please check these fields:'))
    await eventually(() => errorLinks(page).allTextContents()).toEqual([
      'Age must be a whole number between 1 and 120',
      'Specific concern must be at most 150 characters long',
    ])
    expect(await field(page, 'Age').getAttribute('aria-invalid')).toBe('true')
  })

  test('reported by the server is shown until the next input; nothing is lost, and a retry works', async () => {
    const page = await atTheForm({ expects: /status of (400|500)|net::ERR_/ })
    const box = page.getByRole('alert')
    const answerOnce = (answer: Parameters<Route['fulfill']>[0]) =>
      page.route(`**${API}`, (route) => route.fulfill(answer), { times: 1 })
    await fill(page)
    for (const [message, answer] of [
      ['Not today.', { status: 400, json: { success: false, message: 'Not today.', errors: {} } }],
      ['Not this time.', { status: 200, json: { success: false, message: 'Not this time.' } }],
      ['Failed to submit form', { status: 500, body: '', contentType: 'text/html' }],
      ['Failed to submit form', { status: 500, body: '{}', contentType: 'application/json' }],
    ] as const) {
      await answerOnce(answer)
      await submit(page).click()
      await expectToSee(box.getByText('Submission Error'), box.getByText(message))
      await concern(page).fill(`${CONCERN}, after ${message}`)
      await expectNotToSee(box)
    }
    expect(await field(page, 'Full Name').inputValue()).toBe('Asha Verma')

    const errors = { phone_number: ['This number is not in service.'], email: ['This address does not exist.'] }
    await answerOnce({ status: 400, json: { success: false, message: 'We cannot reach you.', errors } })
    await submit(page).click()
    await expectToSee(box.getByText('Submission Error'), box.getByText('We cannot reach you.'))
    expect(await errorLinks(page).allTextContents()).toEqual([...errors.email, ...errors.phone_number])
    await expectSound(page)
    await fill(page, { Age: '121' })
    await submit(page).click()
    await expectToSee(box.getByText('Please check these fields:'))
    await expectNotToSee(box.getByText('We cannot reach you.'))
    await fill(page)

    await page.route(`**${API}`, (route) => route.abort())
    await submit(page).click()
    await expectToSee(box.getByText('Something went wrong. Please try again.'))
    await expectSound(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(box.getByText('You appear to be offline.'))
    await page.context().setOffline(false)
    await page.unroute(`**${API}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(sent(page))
  })
})

test('the success view closes at once for another form, stays while a pointer is inside, and otherwise for five seconds', async () => {
  const page = await visitor()
  await page.clock.install()
  await open(page, '/contact')
  await page.clock.pauseAt(Date.now() + 60_000)
  const status = page.getByRole('status').getByText(/^We’ve received your assessment\./)
  const send = async () => {
    await fill(page)
    await page.clock.runFor(4000)
    await submit(page).click()
    await expectToSee(sent(page))
  }

  await send()
  await page.getByRole('button', { name: 'Submit Another Form' }).click()
  await expectToSee(form(page), status)
  await eventually(() => focusedId(page)).toBe('full_name')
  expect(await field(page, 'Email').inputValue()).toBe('')

  await send()
  await sent(page).hover()
  await page.clock.runFor(20_000)
  expect(await sent(page).isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  expect(await sent(page).isVisible()).toBe(true)
  // From the first link past the second one and the button, then outside.
  for (const _ of ['Read an article', 'Submit Another Form', 'out']) await page.keyboard.press('Tab')
  await page.clock.runFor(5000)
  await expectToSee(form(page))

  await send()
  await page.clock.runFor(4990)
  expect(await sent(page).isVisible()).toBe(true)
  await page.clock.runFor(10)
  await expectToSee(form(page), status, page.getByRole('heading', { name: 'What happens next' }))
  await expectToSee(page.getByRole('link', { name: 'Meet our dietitians' }))
  expect(await field(page, 'Full Name').inputValue()).toBe('')
  expect(await isOff(page)).toBe('true')
  await eventually(() => focusedId(page)).toBe('assessment-title')
  await page.clock.resume()
  await expectSound(page)
})

test.describe('typed text', () => {
  test('survives a reload in this tab, and can be discarded', async () => {
    const page = await atTheForm()
    await fill(page)
    await page.reload()
    await expectToSee(page.getByText('What you wrote earlier is still here.'))
    expect(await field(page, 'Full Name').inputValue()).toBe('Asha Verma')
    expect(await field(page, 'Gender').inputValue()).toBe('female')
    expect(await isOff(page)).toBeNull()
    expect(await page.evaluate('Object.keys(localStorage).filter((key) => key.startsWith("unsent"))')).toEqual([])
    await page.getByRole('button', { name: 'Start afresh' }).click()
    expect(await field(page, 'Full Name').inputValue()).toBe('')
    await page.reload()
    await expectNotToSee(page.getByText('What you wrote earlier is still here.'))
  })

  test('is kept if typed before the script has loaded, and a press on the button takes effect', async () => {
    const page = await visitor()
    const arrive = await holdResponses(page, '**/assets/*.js')
    await page.goto('/contact', { waitUntil: 'commit' })
    await fill(page, { Email: '' })
    await press(page)
    await expectPath(page, '/contact')
    arrive()
    await expectToSee(page.getByRole('alert').getByText('Please fill in all required fields: Email'))
    expect(await field(page, 'Full Name').inputValue()).toBe('Asha Verma')
    expect(await field(page, 'Gender').inputValue()).toBe('female')
    await field(page, 'Email').fill(newEmail())
    await submit(page).click()
    await expectToSee(sent(page))
  })
})

test('a form whose script failed to load works once the connection is back', async () => {
  const page = await visitor({ expects: /net::ERR_/ })
  await page.goto('/contact')
  await eventually(() => page.evaluate(IS_PAGE_HYDRATED)).toBe(true)
  await page.context().setOffline(true)
  await fill(page)
  await page.context().setOffline(false)
  await concern(page).pressSequentially(CONCERN)
  await expectToSee(form(page).getByText(`${CONCERN.length}/150`))
  await submit(page).click()
  await expectToSee(sent(page))
})

test.describe('the contact page', () => {
  test('loads its validation at the first use of the form', async () => {
    const page = await visitor({ isFirstLoad: true })
    let isRequested = false
    page.on('request', (request) => {
      if (request.url().includes('/assessment-panel-')) isRequested = true
    })
    // Nothing may be evaluated in the page before: Chromium would count it as a use.
    await Promise.all([page.waitForResponse(/\/assets\/contact\.page-/), page.goto('/contact')])
    await page.waitForLoadState('networkidle')
    expect(isRequested).toBe(false)
    await field(page, 'Full Name').focus()
    await eventually(() => isRequested).toBe(true)
  })

  test('without JavaScript shows how to reach the office, and its questions unfold', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/contact')
    await expectToSee(
      page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript.' }),
      page.getByText('9:00 to 20:00'),
      page.getByText('10:00 to 18:00'),
    )
    await expectNotToSee(page.getByRole('button', { name: 'Book Your Free Consultation' }))
    await page.getByText('What does a consultation cost?').click()
    await expectToSee(page.getByText('You don’t pay on this site.'))
  })
})
