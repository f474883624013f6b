import { ADMIN_EMAIL, DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { callsWith, given, newPerson, signedIn, signIn } from './accounts.ts'
import { holdBack, open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee, validateEntry } from './assertions.ts'
import { readStorage, secondsLeft } from './browser-storage.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

test.describe('login', () => {
  test('asks for what is missing', async () => {
    const page = await visitor()
    await open(page, '/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await eventually(() => validateEntry(page).allInnerTexts()).toEqual(['Email is required', 'Password is required'])
    await validateEntry(page).getByText('Password is required').click()
    expect(await page.evaluate('document.activeElement.id')).toBe('password')
    await expectSound(page)
  })

  test('shows an error above the form until one types, and loses nothing', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /401/ })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await open(page, '/login')
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-password')
    await page.getByRole('button', { name: 'Login' }).click()
    const banner = page.getByRole('alert').getByText('Invalid email or password.')
    await expectToSee(banner)
    await expectSound(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(client.email)
    expect(logged).toContain('POST /api/auth/login/: HTTP 401')
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

  test('does what was asked for before its script had come', async () => {
    const client = await given.client()
    const page = await visitor()
    const release = await holdBack(page, /\/assets\/login-form-.*\.js/)
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await page.getByRole('button', { name: 'Login' }).click()
    release()
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

  test('keeps exactly three things of the session in the browser, and which browser it is beyond it', async () => {
    const client = await given.client()
    const page = await visitor()
    const notice: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login/')) notice.push(request.headers()['x-device-id'])
    })
    await signIn(page, client)
    await expectPath(page, '/dashboard')
    const stored = () => page.evaluate<string[]>('Object.keys(localStorage).sort()')
    expect(await stored()).toEqual(['access_token', 'device_id', 'refresh_token', 'user_data'])
    const { first_name, last_name, email } = client
    expect(JSON.parse((await readStorage(page, 'user_data')) ?? '')).toEqual({
      id: client.id,
      first_name,
      last_name,
      email,
      role: 'user',
    })
    await page.getByRole('button', { name: client.name }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await eventually(stored).toEqual(['device_id'])
    await expectPath(page, '/')
    await signIn(page, client)
    await expectPath(page, '/dashboard')
    const id = await readStorage(page, 'device_id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(notice).toEqual([id, id])
  })

  for (const { remember, days } of [
    { remember: false, days: 1 },
    { remember: true, days: 30 },
  ]) {
    test(`with "Remember me" ${remember} lasts ${days} days`, async () => {
      const client = await given.client()
      const page = await visitor()
      await open(page, '/login')
      await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember)
      await signIn(page, client)
      expect(secondsLeft(await readStorage(page, 'refresh_token')) / 86_400).toBeCloseTo(days, 1)
    })
  }

  test('lands where the role works, and the profile stays open to each', async () => {
    const admin = { email: ADMIN_EMAIL, password: DEMO_PASSWORD }
    for (const [person, path] of [
      [await given.dietitian(), '/dietitian/dashboard'],
      [admin, '/admin'],
    ] as const) {
      const page = await visitor()
      await signIn(page, person)
      await expectPath(page, path)
      await page.goto('/dashboard')
      await expectPath(page, path)
      await page.goto('/profile')
      await expectToSee(page.getByRole('definition').getByText(person.email))
      await expectPath(page, '/profile')
    }
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
    expect(new URL(page.url()).origin).toBe(siteUrl())
  })

  test('is not asked for again', async () => {
    const page = await signedIn(await given.client())
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await expectPath(page, '/dashboard')
    }
  })
})

test.describe('forgotten password', () => {
  test('is replaced by the link from the mail', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /40[01]/ })
    await open(page, '/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expectPath(page, '/forgot-password')
    // The page before has a field of that name too, and is left after its address.
    await expectToSee(page.getByRole('button', { name: 'Send reset link' }))
    const notice = page.getByRole('status').getByText('If an account exists for this address, we have sent a link.')
    for (const email of [newPerson().email, client.email]) {
      await page.getByLabel('Email').fill(email)
      await expectNotToSee(notice)
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await expectToSee(notice)
    }
    await expectSound(page)

    const links = linksOf(await mailTo(client.email, 'Set a new password'))
    const link = links.find((href) => href.startsWith(`${siteUrl()}/reset-password?token=`)) ?? ''
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
