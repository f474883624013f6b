import { fillRegistration, given, newPerson, registerVisitor } from './accounts.ts'
import { open } from './actions.ts'
import { countCalls, eventually, expectPath, expectSound, expectToSee, validateEntry } from './assertions.ts'
import { expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

test.describe('registration', () => {
  test('opens an account and welcomes by mail', async () => {
    const page = await visitor({ viewport: PHONE })
    const person = await registerVisitor(page)
    await expectPath(page, '/dashboard')
    await expectToSee(page.getByRole('heading', { level: 1, name: `${person.first_name} ${person.last_name}` }))
    const mail = await mailTo(person.email, 'Welcome to Thali')
    expect(linksOf(mail)).toContain(`${siteUrl()}/dietitians`)
  })

  test('says of every field what is missing', async () => {
    const page = await visitor()
    await open(page, '/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await eventually(() => validateEntry(page).allInnerTexts()).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Please accept the terms to create an account',
    ])
    await expectSound(page)
  })

  test('cannot be sent while the passwords differ', async () => {
    const page = await visitor()
    const calls = countCalls(page, '/api/auth/register/')
    await open(page, '/register')
    await fillRegistration(page, newPerson())
    const confirmation = page.getByLabel('Confirm password')
    await confirmation.fill('something-else')
    await expectToSee(page.locator('#password_confirm-error').getByText('Passwords do not match'))
    expect(await confirmation.getAttribute('aria-invalid')).toBe('true')
    const submit = page.getByRole('button', { name: 'Create account' })
    expect(await submit.getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
    await submit.click({ force: true })
    await expectToSee(validateEntry(page).getByText('Passwords do not match'))
    expect(calls()).toBe(0)
    await confirmation.fill(await page.getByLabel('Password', { exact: true }).inputValue())
    await eventually(() => submit.getAttribute('aria-disabled')).toBeNull()
    await submit.click()
    await expectPath(page, '/dashboard')
    expect(calls()).toBe(1)
  })

  test('keeps what was typed when the connection is gone, and is sent once', async () => {
    const page = await visitor({ expects: /net::ERR_/ })
    await open(page, '/register')
    const person = newPerson()
    await fillRegistration(page, person)
    await page.route('**/api/auth/register/', (route) => route.abort())
    const submit = page.getByRole('button', { name: 'Create account' })
    await submit.click()
    await expectToSee(page.getByRole('alert').getByText('Registration failed'))
    expect(await page.getByLabel('Confirm password').inputValue()).toBe(person.password)
    await page.unroute('**/api/auth/register/')
    const calls = countCalls(page, '/api/auth/register/')
    await submit.dblclick()
    await expectPath(page, '/dashboard')
    expect(calls()).toBe(1)
  })

  for (const { field, text } of [
    { field: 'email', text: 'An account with this email already exists.' },
    { field: 'password', text: 'This password is too common. Choose a less predictable one' },
  ]) {
    test(`puts what the server says about the ${field} on that field`, async () => {
      const client = await given.client()
      const page = await visitor({ expects: /400/ })
      await open(page, '/register')
      const password = field === 'password' ? 'password123' : client.password
      const email = field === 'email' ? client.email.toUpperCase() : newPerson().email
      await fillRegistration(page, { ...newPerson(), email, password })
      await page.getByRole('button', { name: 'Create account' }).click()
      await expectToSee(validateEntry(page).getByText(text), page.locator(`#${field}-error`).getByText(text))
      expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
    })
  }

  test('leads a dietitian to the application, and the admin decides', async () => {
    const page = await visitor()
    await open(page, '/dietitians')
    await page.getByRole('link', { name: 'Join as Dietitian' }).click()
    await expectPath(page, '/register?as=dietitian')
    const person = await registerVisitor(page)
    await expectPath(page, '/dietitian-application')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectToSee(validateEntry(page).getByText('Qualification is required'))
    await expectSound(page)
    await page.getByLabel('Qualification').fill('MSc Food and Nutrition')
    await page.getByLabel('Registration number').fill('IDA-4711')
    await page.getByLabel('Registration council').fill('Indian Dietetic Association')
    await page.getByLabel('Years of experience').fill('6')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectToSee(page.getByRole('heading', { name: 'Your application' }), page.getByText('Pending'))
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
