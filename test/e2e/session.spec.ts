import type { Page, Route } from '@playwright/test'
import { given, signedIn, signIn } from './accounts.ts'
import { holdResponses, open } from './actions.ts'
import { countCalls, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expireAccessToken, readStorage, secondsLeft } from './browser-storage.ts'
import { expect, test, visitor } from './fixtures.ts'

async function logOut(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test.describe('guards', () => {
  test('a visitor is redirected to the sign-in', async () => {
    const page = await visitor()
    for (const path of [
      '/profile',
      '/dashboard',
      '/dietitian/requests',
      '/dietitian',
      '/dietitian-application',
      '/admin/users',
      '/settings',
    ]) {
      await page.goto(path)
      await expectPath(page, `/login?next=${encodeURIComponent(path)}`)
    }
  })

  test('a client who opens the console is denied, and gets access once a dietitian', async () => {
    const [client, admin] = await Promise.all([given.client(), given.admin()])
    const page = await signedIn(client)
    await page.goto('/dietitian/requests')
    await expectToSee(page.getByRole('heading', { name: 'Access Denied' }))
    await expectToSee(page.getByText("You don't have permission to access this page."))
    await expectNotToSee(page.getByRole('navigation', { name: 'Console' }))
    await expectSound(page)
    await admin.accounts.updateAccount(client.id, { role: 'dietitian' })
    await page.goto('/dietitian/requests')
    await expectToSee(page.getByRole('heading', { name: 'Contact Requests' }))
  })

  test('a former admin is denied the admin area at the next click, and the page’s title says so', async () => {
    const [person, admin] = await Promise.all([given.dietitian(), given.admin()])
    await admin.accounts.updateAccount(person.id, { role: 'admin' })
    const page = await signedIn(person, { expects: /403/ })
    await page.goto('/admin')
    // All calls of the overview have finished, so the next call is that of the click.
    await expectToSee(
      page.getByRole('link', { name: 'Set it up in your settings' }),
      page.getByRole('region', { name: 'Needs attention' }).and(page.locator('[aria-busy="false"]')),
      page.getByRole('heading', { name: 'Sign-ups' }),
    )
    await admin.accounts.updateAccount(person.id, { role: 'dietitian' })
    await page.getByRole('link', { name: 'Audit log' }).click()
    await expectToSee(page.getByRole('heading', { name: 'Access Denied' }))
    await expectNotToSee(page.getByRole('navigation', { name: 'Admin panel' }))
    expect(await readStorage(page, 'user_data')).toContain('"role":"dietitian"')
    const title = 'Access Denied | Thali'
    await eventually(() => page.title()).toBe(title)
    await eventually(() => page.getByRole('status').allTextContents()).toContain(title)
  })

  test('a disabled account is signed out at its next call, and nothing of the session is kept', async () => {
    const [client, admin] = await Promise.all([given.client(), given.admin()])
    const page = await signedIn(client, { expects: /401/ })
    await open(page, '/')
    await admin.accounts.updateAccount(client.id, { is_active: false })
    await page.goto('/profile')
    await expectPath(page, '/login?next=%2Fprofile')
    await expectToSee(page.getByText('Your session has ended. Sign in again to go on where you were.'))
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['device_id'])
  })
})

test.describe('session', () => {
  test('logout and sign-in in one tab reach the other, and a logout works even if the server fails', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /ERR_FAILED/ })
    await open(page, '/')
    const other = await page.context().newPage()
    await other.goto('/profile')
    // Every request has been answered, so none fails because the session ended.
    await expectToSee(
      other.getByRole('heading', { level: 1, name: client.name }),
      other.getByRole('heading', { name: 'No requests yet' }),
      other.getByText(`Please confirm your email address ${client.email}`),
    )
    await logOut(page, client.name)
    await expectPath(page, '/')
    await expectToSee(page.getByRole('link', { name: 'Get Started' }))
    await expectPath(other, '/login?next=%2Fprofile')
    expect(await page.evaluate('localStorage.length')).toBe(0)
    const isFinal = () =>
      client.api.accounts.profile().then(
        () => false,
        ({ status }) => status === 401,
      )
    await eventually(isFinal).toBe(true)

    await signIn(other, client)
    await expectToSee(page.getByText(`Welcome, ${client.first_name}`))
    await other.close()

    await page.route('**/api/auth/logout/', (route) => route.abort())
    await logOut(page, client.name)
    await expectToSee(page.getByRole('link', { name: 'Get Started' }))
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['device_id'])
  })

  test('a sign-in to another account leaves nothing of the first on any page', async () => {
    const [first, second] = [await given.client(), await given.client()]
    const page = await visitor()
    const other = await page.context().newPage()
    await Promise.all([open(page, '/login'), open(other, '/login')])
    const release = await holdResponses(other, '**/api/auth/login/')
    await other.getByLabel('Email').fill(second.email)
    await other.getByLabel('Password', { exact: true }).fill(second.password)
    await other.getByRole('button', { name: 'Login' }).click()
    await signIn(page, first)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('First name').fill('Typed for the first account')
    release()
    await expectToSee(page.getByRole('heading', { level: 1, name: second.name }), page.getByText(second.email).first())
    await expectNotToSee(page.getByText(first.email))
    expect((await second.api.accounts.profile()).user.first_name).toBe(second.first_name)
    await other.close()
  })

  test('a session that has ended since the last visit says so at the sign-in', async () => {
    const client = await given.client()
    const page = await signedIn(client)
    await open(page, '/')
    const expired = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.x`
    await page.evaluate(`localStorage.setItem('refresh_token', '${expired}')`)
    await page.goto('/profile')
    await expectPath(page, '/login?next=%2Fprofile')
    await expectToSee(page.getByText('Your session has ended. Sign in again to go on where you were.'))
  })

  test('an expired or rejected access token is renewed silently, once for all calls', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /401/ })
    await open(page, '/')
    const expectRenewal = async (spoilToken: () => Promise<unknown>) => {
      const refreshes = countCalls(page, '/api/auth/token/refresh/')
      await spoilToken()
      await page.goto('/profile')
      await expectToSee(
        page.getByRole('heading', { name: 'No requests yet' }),
        page.getByRole('definition').getByText(client.email),
      )
      expect(refreshes()).toBe(1)
      expect(secondsLeft(await readStorage(page, 'access_token'))).toBeGreaterThan(0)
    }
    await expectRenewal(() => expireAccessToken(page))
    const forged = `x.${Buffer.from(JSON.stringify({ exp: Date.now() })).toString('base64url')}.x`
    await expectRenewal(() => page.evaluate(`localStorage.setItem('access_token', '${forged}')`))
    expect(await readStorage(page, 'access_token')).not.toBe(forged)
  })

  test('a server that does not answer or fails keeps the session, and the page says so', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /ERR_FAILED|503/ })
    await open(page, '/')
    for (const [answer, message] of [
      [(route: Route) => route.abort(), 'We couldn’t load your profile. Try again.'],
      [(route: Route) => route.fulfill({ status: 503, json: { detail: 'We are back soon.' } }), 'We are back soon.'],
    ] as const) {
      // The route comes first; otherwise a pending call of the page would renew the token.
      await page.route('**/api/auth/token/refresh/', answer)
      await expireAccessToken(page)
      await page.goto('/')
      await expectToSee(
        page.getByText(/^We couldn’t reach the server\. You’re still signed in\./),
        page.getByText(`Welcome, ${client.first_name}`),
      )
      await page.goto('/profile')
      await expectToSee(page.getByRole('alert').getByText(message).first())
      await page.unroute('**/api/auth/token/refresh/')
      await page.getByRole('button', { name: 'Retry' }).first().click()
      await expectToSee(page.getByRole('definition').getByText(client.email))
    }
  })
})
