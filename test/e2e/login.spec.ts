import { ADMIN_EMAIL, DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { callsWith, given, newPerson, signIn } from './accounts.ts'
import { holdResponses, open } from './actions.ts'
import { errorLinks, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { readStorage, secondsLeft } from './browser-storage.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

test.describe('login', () => {
  test('shows what is wrong until the next input, keeps the input without a connection, and retries', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /401|net::ERR_/ })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await open(page, '/login')
    const submit = page.getByRole('button', { name: 'Login' })
    await submit.click()
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual(['Email is required', 'Password is required'])
    await errorLinks(page).getByText('Password is required').click()
    expect(await page.evaluate('document.activeElement.id')).toBe('password')
    await expectSound(page)

    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not-the-password')
    const eye = page.getByRole('button', { name: 'Show password' })
    await eye.click()
    expect(await password.getAttribute('type')).toBe('text')
    expect(await eye.getAttribute('aria-pressed')).toBe('true')
    await eye.click()
    expect(await password.getAttribute('type')).toBe('password')

    await page.getByLabel('Email').fill(client.email)
    await submit.click()
    const banner = page.getByRole('alert').getByText('Invalid email or password.')
    await expectToSee(banner)
    await expectSound(page)
    expect(await page.getByLabel('Email').inputValue()).toBe(client.email)
    expect(logged).toContain('POST /api/auth/login/: HTTP 401')
    await password.fill(client.password)
    await expectNotToSee(banner)

    await page.route('**/api/auth/login/', (route) => route.abort())
    await submit.click()
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

  test('performs actions requested before its script has loaded', async () => {
    const client = await given.client()
    const page = await visitor()
    const release = await holdResponses(page, /\/assets\/login-form-.*\.js/)
    await page.goto('/login', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email').fill(client.email)
    await page.getByLabel('Password', { exact: true }).fill(client.password)
    await page.getByRole('button', { name: 'Login' }).click()
    release()
    await expectPath(page, '/dashboard')
  })

  test('stores exactly three session items for a day, or for 30 on request, and keeps the device id', async () => {
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
    const daysLeft = async () => secondsLeft(await readStorage(page, 'refresh_token')) / 86_400
    expect(await daysLeft()).toBeCloseTo(1, 1)
    for (const path of ['/login', '/register']) {
      await page.goto(path)
      await expectPath(page, '/dashboard')
    }
    await page.getByRole('button', { name: client.name }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await eventually(stored).toEqual(['device_id'])
    await expectPath(page, '/')

    // The return address never leads to another site.
    await open(page, '/login?next=%2F%2Fexample.org%2F')
    await page.getByRole('checkbox', { name: 'Remember me' }).check()
    await signIn(page, client)
    await expectPath(page, '/dashboard')
    expect(new URL(page.url()).origin).toBe(siteUrl())
    expect(await daysLeft()).toBeCloseTo(30, 1)
    const id = await readStorage(page, 'device_id')
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(notice).toEqual([id, id])
  })

  test('returns to the page that required it, or to the role’s area; every role can open the profile', async () => {
    const admin = { email: ADMIN_EMAIL, password: DEMO_PASSWORD }
    const requestedPath = '/dietitian/requests?status=pending'
    for (const [person, from, to, home] of [
      [await given.dietitian(), requestedPath, requestedPath, '/dietitian/dashboard'],
      [admin, '/login', '/admin', '/admin'],
    ] as const) {
      const page = await visitor()
      await page.goto(from)
      await expectPath(page, from === '/login' ? from : `/login?next=${encodeURIComponent(from)}`)
      await signIn(page, person)
      await expectPath(page, to)
      if (to === requestedPath) await expectToSee(page.getByRole('heading', { name: 'Contact Requests' }))
      await page.goto('/dashboard')
      await expectPath(page, home)
      await page.goto('/profile')
      await expectToSee(page.getByRole('definition').getByText(person.email))
      await expectPath(page, '/profile')
    }
  })
})

test.describe('forgotten password', () => {
  test('is reset by the link from the mail', async () => {
    const client = await given.client()
    const page = await visitor({ expects: /40[01]/ })
    await open(page, '/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expectPath(page, '/forgot-password')
    // The previous page has a field of the same name, and is still shown when the address changes.
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
    await page.getByRole('button', { name: 'Set new password' }).click()
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual([
      'Password is required',
      'Confirm new password is required',
    ])
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
