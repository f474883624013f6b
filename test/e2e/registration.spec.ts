import { fillRegistration, given, nameOf, newPerson, registerVisitor } from './accounts.ts'
import { open } from './actions.ts'
import { countCalls, errorLinks, eventually, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

test.describe('registration', () => {
  test('shows what is missing or invalid, keeps the input, is sent once and sends a welcome mail', async () => {
    const client = await given.client()
    const page = await visitor({ viewport: PHONE, expects: /400|net::ERR_/ })
    const registrationCalls = countCalls(page, '/api/auth/register/')
    await open(page, '/register')
    const submit = page.getByRole('button', { name: 'Create account' })
    await submit.click()
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Confirm password is required',
      'Please accept the terms to create an account',
    ])
    await expectSound(page)

    const person = newPerson()
    await fillRegistration(page, { ...person, email: client.email.toUpperCase() })
    const confirmation = page.getByLabel('Confirm password')
    await confirmation.fill('something-else')
    await expectToSee(page.locator('#password_confirm-error').getByText('Passwords do not match'))
    expect(await confirmation.getAttribute('aria-invalid')).toBe('true')
    expect(await submit.getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
    await page.getByRole('checkbox', { name: /^I accept/ }).uncheck()
    await submit.click({ force: true })
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual([
      'Passwords do not match',
      'Please accept the terms to create an account',
    ])
    await page.getByRole('checkbox', { name: /^I accept/ }).check()
    expect(registrationCalls()).toBe(0)
    await confirmation.fill(person.password)
    await eventually(() => submit.getAttribute('aria-disabled')).toBeNull()

    // A field error of the server is shown at the field.
    await submit.click()
    const message = 'An account with this email already exists.'
    await expectToSee(errorLinks(page).getByText(message), page.locator('#email-error').getByText(message))
    expect(await page.getByLabel('First name').inputValue()).toBe(person.first_name)
    await page.getByLabel('Email').fill(person.email)

    await page.route('**/api/auth/register/', (route) => route.abort())
    await submit.click()
    await expectToSee(page.getByRole('alert').getByText('Registration failed'))
    expect(await confirmation.inputValue()).toBe(person.password)
    await page.unroute('**/api/auth/register/')
    const calls = countCalls(page, '/api/auth/register/')
    await submit.dblclick()
    await expectPath(page, '/dashboard')
    expect(calls()).toBe(1)
    await expectToSee(page.getByRole('heading', { level: 1, name: nameOf(person) }))
    const mail = await mailTo(person.email, 'Welcome to Thali')
    expect(linksOf(mail)).toContain(`${siteUrl()}/dietitians`)
  })

  test('directs a dietitian to the application, which an admin decides', async () => {
    const page = await visitor()
    await open(page, '/dietitians')
    await page.getByRole('link', { name: 'Join as Dietitian' }).click()
    await expectPath(page, '/register?as=dietitian')
    const person = await registerVisitor(page)
    await expectPath(page, '/dietitian-application')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectToSee(
      errorLinks(page).getByText('Qualification is required'),
      errorLinks(page).getByText('Years of experience is required'),
    )
    await expectSound(page)
    await page.getByLabel('Qualification').fill('MSc Food and Nutrition')
    await page.getByLabel('Registration number').fill('IDA-4711')
    await page.getByLabel('Registration council').fill('Indian Dietetic Association')
    await page.getByLabel('Years of experience').fill('6')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectToSee(page.getByRole('heading', { name: 'Your application' }), page.getByText('Waiting for review'))
    await expectSound(page)

    const admin = await given.admin()
    const { results } = await admin.applications.list({ status: 'pending', page_size: 100 })
    const application = results.find(({ applicant }) => applicant.email === person.email)
    await admin.applications.decide(application?.id ?? 0, { status: 'approved' })
    await page.reload()
    await page.getByRole('link', { name: 'Open the console' }).click()
    await expectToSee(page.getByRole('heading', { name: 'Contact Requests' }))
  })
})
