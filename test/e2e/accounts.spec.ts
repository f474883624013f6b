import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { open, PHONE, setUpBrowser, visitor } from './browser.ts'
import { linksOf, mailTo } from './mails.ts'
import { callsWith, fillRegistration, given, registerVisitor, signedIn, signIn, somebody } from './people.ts'
import { countCalls, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './seeing.ts'

setUpBrowser()

/** What the form says of its fields after an attempt, each with a way to the field. */
const faults = (page: Page) => page.getByRole('alert').getByRole('link')
const kept = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`)

function secondsLeft(token: string | null): number {
  const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
  return claims.exp - Date.now() / 1000
}

async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

describe('login', () => {
  test('asks for what is missing', async () => {
    const page = await visitor()
    await open(page, '/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await eventually(() => faults(page).allInnerTexts()).toEqual(['Email is required', 'Password is required'])
    await faults(page).getByText('Password is required').click()
    expect(await page.evaluate('document.activeElement.id')).toBe('password')
    await expectSound(page)
  })

  test('shows a refusal above the form until one types, and keeps what was typed', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /401/ })
    await open(page, '/login')
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Login' }).click()
    const banner = page.getByRole('alert').getByText('Invalid email or password.')
    await expectToSee(banner)
    await expectSound(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await expectNotToSee(banner)
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPath(page, '/dashboard')
  })

  test('keeps what was typed when the connection is gone, and tries again', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /net::ERR_/ })
    await open(page, '/login')
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await page.route('**/api/auth/login/', (route) => route.abort())
    await page.getByRole('button', { name: 'Login' }).click()
    await expectToSee(page.getByRole('alert').getByText('Login failed'))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Retry' }).click()
    const offline = 'You appear to be offline. Check your connection and try again.'
    await expectToSee(page.getByRole('alert').getByText(offline))
    await expectSound(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(client.email)
    await page.context().setOffline(false)
    await page.unroute('**/api/auth/login/')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectPath(page, '/dashboard')
  })

  test('shows the password on demand', async () => {
    const page = await visitor()
    await open(page, '/login')
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('gajar')
    const eye = page.getByRole('button', { name: 'Show password' })
    await eye.click()
    expect(await password.getAttribute('type')).toBe('text')
    expect(await eye.getAttribute('aria-pressed')).toBe('true')
    await eye.click()
    expect(await password.getAttribute('type')).toBe('password')
  })

  test('keeps exactly three things in the browser', async () => {
    const client = await given.client()
    const page = await visitor()
    await signIn(page, client)
    await expectPath(page, '/dashboard')
    expect(await page.evaluate('Object.keys(localStorage).sort()')).toEqual([
      'access_token',
      'refresh_token',
      'user_data',
    ])
    const { first_name, last_name, email } = client
    expect(JSON.parse((await kept(page, 'user_data')) ?? '')).toEqual({
      id: client.id,
      first_name,
      last_name,
      email,
      role: 'user',
    })
  })

  test.each([
    { remember: false, days: 1 },
    { remember: true, days: 30 },
  ])('with "Remember me" $remember lasts $days days', async ({ remember, days }) => {
    const client = await given.client()
    const page = await visitor()
    await open(page, '/login')
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember)
    await signIn(page, client)
    expect(secondsLeft(await kept(page, 'refresh_token')) / 86_400).toBeCloseTo(days, 1)
  })

  test('leads back to the page that asked for it', async () => {
    const dietitian = await given.dietitian()
    const page = await visitor()
    await page.goto('/dietitian/requests?status=pending')
    await expectPath(page, '/login?next=%2Fdietitian%2Frequests%3Fstatus%3Dpending')
    await signIn(page, dietitian)
    await expectPath(page, '/dietitian/requests?status=pending')
    await expectToSee(page.getByRole('heading', { name: 'Contact Requests' }))
  })

  test('never leads to another site', async () => {
    const page = await visitor()
    await open(page, '/login?next=%2F%2Fexample.org%2F')
    await signIn(page, await given.client())
    await expectPath(page, '/dashboard')
    expect(new URL(page.url()).origin).toBe(inject('siteUrl'))
  })

  test.each(['/login', '/register'])('somebody signed in has no need of %s', async (path) => {
    const page = await signedIn(await given.client())
    await page.goto(path)
    await expectPath(page, '/dashboard')
  })
})

describe('registration', () => {
  test('opens an account and welcomes by mail', async () => {
    const page = await visitor({ viewport: PHONE })
    const person = await registerVisitor(page)
    await expectPath(page, '/dashboard')
    await expectToSee(page.getByRole('heading', { level: 1, name: `${person.first_name} ${person.last_name}` }))
    const mail = await mailTo(person.email, 'Welcome to Thali')
    expect(linksOf(mail)).toContain(`${inject('siteUrl')}/dietitians`)
  })

  test('says of every field what is missing', async () => {
    const page = await visitor()
    await open(page, '/register')
    await page.getByRole('button', { name: 'Create account' }).click()
    await eventually(() => faults(page).allInnerTexts()).toEqual([
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
    await fillRegistration(page, somebody())
    const confirmation = page.getByLabel('Confirm password')
    await confirmation.fill('something-else')
    await expectToSee(page.locator('#password_confirm-error').getByText('Passwords do not match'))
    expect(await confirmation.getAttribute('aria-invalid')).toBe('true')
    const submit = page.getByRole('button', { name: 'Create account' })
    expect(await submit.getAttribute('aria-disabled')).toBe('true')
    await expectSound(page)
    await submit.click({ force: true })
    await expectToSee(faults(page).getByText('Passwords do not match'))
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
    const person = somebody()
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

  test.each([
    { field: 'email', text: 'An account with this email already exists.' },
    { field: 'password', text: 'This password is too common. Choose a less predictable one' },
  ])('puts what the server says about the $field on that field', async ({ field, text }) => {
    const client = await given.client()
    const page = await visitor({ expects: /400/ })
    await open(page, '/register')
    const password = field === 'password' ? 'password123' : client.password
    const email = field === 'email' ? client.email.toUpperCase() : somebody().email
    await fillRegistration(page, { ...somebody(), email, password })
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectToSee(faults(page).getByText(text), page.locator(`#${field}-error`).getByText(text))
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  })

  test('leads a dietitian to the application, and the admin decides', async () => {
    const page = await visitor()
    await open(page, '/dietitians')
    await page.getByRole('link', { name: 'Join as Dietitian' }).click()
    await expectPath(page, '/register?as=dietitian')
    const person = await registerVisitor(page)
    await expectPath(page, '/dietitian-application')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await expectToSee(faults(page).getByText('Qualification is required'))
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

describe('guards', () => {
  test.each(['/profile', '/dashboard', '/dietitian/requests', '/dietitian', '/dietitian-application'])(
    'a visitor is led from %s to the sign-in',
    async (path) => {
      const page = await visitor()
      await page.goto(path)
      await expectPath(page, /^\/login\?next=/)
    },
  )

  test('a client is told that the console is not theirs', async () => {
    const page = await signedIn(await given.client())
    await page.goto('/dietitian/requests')
    await expectToSee(page.getByRole('heading', { name: 'Access Denied' }))
    await expectToSee(page.getByText("You don't have permission to access this page."))
    await expectNotToSee(page.getByRole('navigation', { name: 'Console' }))
    await expectSound(page)
  })

  test('whoever has become a dietitian since the sign-in is let in', async () => {
    const [client, admin] = await Promise.all([given.client(), given.admin()])
    const page = await signedIn(client)
    await open(page, '/')
    await admin.accounts.updateAccount(client.id, { role: 'dietitian' })
    await page.goto('/dietitian/requests')
    await expectToSee(page.getByRole('heading', { name: 'Contact Requests' }))
  })

  test('a disabled account is out with its next call', async () => {
    const [client, admin] = await Promise.all([given.client(), given.admin()])
    const page = await signedIn(client, { expects: /401/ })
    await open(page, '/')
    await admin.accounts.updateAccount(client.id, { is_active: false })
    await page.goto('/profile')
    await expectPath(page, '/login?next=%2Fprofile')
  })
})

describe('session', () => {
  test('a logout in one tab reaches the other', async () => {
    const client = await given.client()
    const page = await signedIn(client)
    await open(page, '/')
    const other = await page.context().newPage()
    await other.goto('/profile')
    await expectToSee(other.getByRole('heading', { level: 1, name: client.name }))
    await logOut(page, client.name)
    await expectPath(page, '/')
    await expectToSee(page.getByRole('link', { name: 'Get Started' }))
    await expectPath(other, '/login?next=%2Fprofile')
    expect(await page.evaluate('localStorage.length')).toBe(0)
    const isOver = () =>
      client.api.accounts.profile().then(
        () => false,
        ({ status }) => status === 401,
      )
    await eventually(isOver).toBe(true)
  })

  test('a sign-in in one tab reaches the other', async () => {
    const client = await given.client()
    const page = await visitor()
    await open(page, '/')
    const other = await page.context().newPage()
    await signIn(other, client)
    await expectToSee(page.getByText(`Welcome, ${client.first_name}`))
  })

  test('logout ends it here whatever the server says', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /ERR_FAILED/ })
    await page.route('**/api/auth/logout/', (route) => route.abort())
    await open(page, '/profile')
    await expectToSee(page.getByRole('heading', { level: 1, name: client.name }))
    await logOut(page, client.name)
    await expectPath(page, '/')
    expect(await page.evaluate('localStorage.length')).toBe(0)
  })

  test('an expired access token is renewed unseen, once for all calls', async () => {
    const client = await given.client()
    const page = await signedIn(client)
    await open(page, '/')
    const expired = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.x`
    await page.evaluate(`localStorage.setItem('access_token', '${expired}')`)
    const refreshes = countCalls(page, '/api/auth/token/refresh/')
    await page.goto('/profile')
    await expectToSee(
      page.getByRole('heading', { name: 'No requests yet' }),
      page.getByRole('definition').getByText(client.email),
    )
    expect(refreshes()).toBe(1)
    expect(secondsLeft(await kept(page, 'access_token'))).toBeGreaterThan(0)
  })

  test('an access token that the server refuses is renewed too', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /401/ })
    await open(page, '/')
    const forged = `x.${Buffer.from(JSON.stringify({ exp: Date.now() })).toString('base64url')}.x`
    await page.evaluate(`localStorage.setItem('access_token', '${forged}')`)
    const refreshes = countCalls(page, '/api/auth/token/refresh/')
    await page.goto('/profile')
    await expectToSee(
      page.getByRole('heading', { name: 'No requests yet' }),
      page.getByRole('definition').getByText(client.email),
    )
    expect(refreshes()).toBe(1)
  })

  test('a revoked session ends with the next renewal', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /401/ })
    await open(page, '/')
    await client.api.accounts.logout({ refresh: client.tokens.refresh })
    await page.goto('/profile')
    await expectPath(page, '/login?next=%2Fprofile')
    expect(await page.evaluate('localStorage.length')).toBe(0)
  })
})

describe('profile', () => {
  test('is edited, cancelled and saved', async () => {
    const client = await given.client()
    const page = await signedIn(client)
    await page.goto('/profile')
    await expectToSee(
      page.getByRole('heading', { level: 1, name: client.name }),
      page.getByText('Profile completeness'),
    )
    await expectToSee(page.getByText('Add your height and weight to see your BMI.'))
    await expectSound(page)

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expectToSee(page.getByText('Email cannot be changed'))
    await expectSound(page)
    await page.getByLabel('First name').fill('Somebody else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    expect(await page.getByLabel('First name').inputValue()).toBe(client.first_name)

    await page.getByLabel('Weight').fill('0')
    await page.getByLabel('Age').fill('121')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToSee(faults(page).getByText('Weight must be between 1 and 999.99'))
    await expectToSee(faults(page).getByText('Age must be between 1 and 120'))
    await expectSound(page)

    await page.getByLabel('Phone number').fill('+91 98765 43210')
    await page.getByLabel('Age').fill('34')
    await page.getByLabel('Gender').selectOption('Female')
    await page.getByLabel('Height').fill('165')
    await page.getByLabel('Weight').fill('62.5')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const banner = page.getByRole('status').getByText('Profile updated successfully!')
    await expectToSee(banner, page.getByText('100%'), page.getByText('Normal Weight', { exact: true }))
    await page.mouse.move(0, 0)
    await expectNotToSee(banner)
    await page.reload()
    await expectToSee(page.getByText('+91 98765 43210'))
    await expectSound(page)
  })

  test('a change of the name is seen in the header at once, and in other tabs', async () => {
    const client = await given.client()
    const page = await signedIn(client)
    await page.goto('/profile')
    const other = await page.context().newPage()
    await open(other, '/')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('First name').fill('Noor')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToSee(page.getByText('Welcome, Noor'), other.getByText('Welcome, Noor'))
  })

  test('a failure is shown above the form and can be tried again', async () => {
    const page = await signedIn(await given.client(), { expects: /ERR_FAILED/ })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.route('**/api/auth/profile/', (route) => route.abort())
    await page.getByLabel('Age').fill('41')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToSee(page.getByRole('alert').getByText('Profile update failed'))
    expect(await page.getByLabel('Age').inputValue()).toBe('41')
    await page.unroute('**/api/auth/profile/')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByText('Profile updated successfully!'))
  })

  test('a profile that does not load says so and can be loaded again', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /ERR_FAILED/ })
    await page.route('**/api/auth/profile/', (route) => route.abort())
    await page.goto('/profile')
    await expectToSee(page.getByRole('alert').getByText('Failed to fetch profile'))
    await page.unroute('**/api/auth/profile/')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: client.name }))
  })
})

describe('forgotten password', () => {
  test('is replaced by the link from the mail', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /40[01]/ })
    await open(page, '/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expectPath(page, '/forgot-password')
    const said = page.getByRole('status').getByText('If an account exists for this address, we have sent a link.')
    for (const email of [somebody().email, client.email]) {
      await page.getByLabel('Email').fill(email)
      await expectNotToSee(said)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expectToSee(said)
    }
    await expectSound(page)

    const links = linksOf(await mailTo(client.email, 'Set a new password'))
    const link = links.find((href) => href.startsWith(`${inject('siteUrl')}/reset-password?token=`)) ?? ''
    const password = 'bhindi-masala-73'
    await open(page, link)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(password)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expectToSee(page.getByText('Your password has been changed.'))
    await expectSound(page)
    await page.getByRole('link', { name: 'Login' }).last().click()
    await signIn(page, { ...client, password })
    await expectPath(page, '/dashboard')
    await expect(callsWith().accounts.login(client)).rejects.toMatchObject({ status: 401 })

    const again = await visitor({ expects: /400/ })
    await open(again, link)
    await again.getByLabel('New password', { exact: true }).fill('baingan-bharta-19')
    await again.getByLabel('Confirm new password').fill('baingan-bharta-19')
    await again.getByRole('button', { name: 'Set new password' }).click()
    await expectToSee(again.getByText('This link is invalid or has expired.'))
    await again.getByRole('link', { name: 'Ask for a new link' }).click()
    await expectPath(again, '/forgot-password')
  })
})
