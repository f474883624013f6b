import { type Account, callsWith, given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { errorLinks, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test } from './fixtures.ts'
import { mailTo } from './mails.ts'

const HEADINGS = ['Password', 'Signed-in devices', 'Notifications', 'Appearance', 'Privacy']
const NEW_PASSWORD = 'kadhi-chawal-aur-papad'

/** The same person on another device. */
async function signInElsewhere({ email, password }: Account) {
  const { tokens } = await callsWith().accounts.login({ email, password })
  const { accounts } = callsWith(tokens.access)
  return () =>
    accounts
      .profile()
      .then(() => 'in' as const)
      .catch(() => 'out' as const)
}

test.describe('settings', () => {
  test('a client finds them in the menu and changes the password', async () => {
    const client = await given.client()
    const statusElsewhere = await signInElsewhere(client)
    const page = await signedIn(client, { expects: /400/ })
    await open(page, '/')
    await page.getByRole('button', { name: client.name }).click()
    await page.getByRole('link', { name: 'Settings' }).click()
    await expectPath(page, '/settings')
    await eventually(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(HEADINGS),
    )
    await expectToSee(page.getByText('This device'), page.getByLabel('Replies to your requests'))
    await expectSound(page)

    await page.getByRole('button', { name: 'Change password' }).click()
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual([
      'Current password is required',
      'New password is required',
      'Confirm new password is required',
    ])
    await page.getByLabel('Current password').fill('not-my-password')
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password').fill('something-else')
    await expectToSee(page.locator('#password_confirm-error').getByText('Passwords do not match'))
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToSee(errorLinks(page).getByText('This is not your current password.'))
    await expectSound(page)
    await page.getByLabel('Current password').fill(client.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expectToSee(page.getByText('Your password has been changed. Every other device is signed out.'))
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('')
    expect(await statusElsewhere()).toBe('out')
    await mailTo(client.email, 'Your password was changed')
    await callsWith().accounts.login({ email: client.email, password: NEW_PASSWORD })
    await page.reload()
    await expectToSee(page.getByRole('heading', { level: 1, name: 'Settings' }))
  })

  test('devices are signed out one by one and all at once', async () => {
    const client = await given.client()
    const [first, second, third] = [
      await signInElsewhere(client),
      await signInElsewhere(client),
      await signInElsewhere(client),
    ]
    const page = await signedIn(client, { viewport: PHONE })
    await open(page, '/settings')
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
    await eventually(() => devices.count()).toBe(4)
    await expectSound(page)
    await devices.nth(1).getByRole('button', { name: 'Sign out' }).click()
    await eventually(() => devices.count()).toBe(3)
    expect(await third()).toBe('out')
    expect(await first()).toBe('in')
    await page.getByRole('button', { name: 'Sign out of all other devices' }).click()
    await eventually(() => devices.count()).toBe(1)
    await expectNotToSee(page.getByRole('button', { name: 'Sign out of all other devices' }))
    expect([await first(), await second()]).toEqual(['out', 'out'])
    await expectToSee(devices.getByText('This device'))
  })

  test('a failed load can be retried; the theme and the choice of mails are kept', async () => {
    const page = await signedIn(await given.client(), { expects: /503/ })
    await page.route('**/api/auth/sessions/**', (route) => route.fulfill({ status: 503, json: { detail: 'Away.' } }))
    await open(page, '/settings')
    await expectToSee(page.getByText('Away.'))
    await page.unroute('**/api/auth/sessions/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByText('This device'))
    const theme = () => page.evaluate<string | null>('document.documentElement.dataset.theme ?? null')
    await page.getByText('Dark', { exact: true }).click()
    await eventually(theme).toBe('dark')
    const replies = page.getByLabel('Replies to your requests')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await replies.uncheck()
    await saved
    await page.reload()
    await eventually(theme).toBe('dark')
    await eventually(() => replies.isChecked()).toBe(false)
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    await page.getByText('System', { exact: true }).click()
    await eventually(theme).toBeNull()
  })

  test('a dietitian finds them in the console', async () => {
    const page = await signedIn(await given.dietitian())
    await open(page, '/dietitian/dashboard')
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click()
    await expectPath(page, '/dietitian/settings')
    await eventually(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(HEADINGS),
    )
    await expectToSee(page.getByLabel('New consultation requests'), page.getByLabel('New messages from clients'))
    await expectToSee(page.getByText('This device'))
    await expectSound(page)
  })
})
