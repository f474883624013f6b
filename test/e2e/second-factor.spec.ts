import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type Account, callsWith, given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { errorLinks, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { runSql } from './database.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

/** Each code works once. The next step's code is accepted too, so a second code is available without waiting. */
function codeOf(secret: string, steps: 0 | 1): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** @returns the secret as the page shows it, and the recovery codes as the file holds them */
async function setUp(page: Page, { password }: Account) {
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectToSee(confirmation.getByText('Enter your password again to set up two-step sign-in.'))
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expectToSee(dialog.getByRole('alert').getByText('Enter your password again to set up two-step sign-in.'))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await confirmation.getByLabel('Your password').fill('not-my-password')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expectToSee(errorLinks(page).getByText('This is not your current password.'))
  await expectSound(page)
  await confirmation.getByLabel('Your password').fill(password)
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expectNotToSee(confirmation)
  await expectToSee(dialog.getByRole('img', { name: 'QR code for your authenticator app' }))
  await expectSound(page)
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000')
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expectToSee(errorLinks(page).getByText(/^This code is wrong/))
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 0))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expectToSee(dialog.getByText('We show them only once.'))
  await dialog.getByRole('button', { name: 'Sign out of all other devices' }).click()
  await expectToSee(dialog.getByText('All other devices are signed out.'))
  await expectSound(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download codes' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const recovery = text.match(/^\w{4}-\w{4}-\w{4}$/gm) ?? []
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(recovery)
  // Codes that are shown once must not be lost to a key.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectToSee(dialog.getByText('We show them only once.'))
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click()
  await expectNotToSee(dialog)
  return { secret, recovery }
}

async function enterPassword(page: Page, { email, password }: Account) {
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expectToSee(page.getByRole('textbox', { name: 'Code' }))
}

async function enterCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** Backdates the sign-in of the account's sessions by eleven minutes. */
async function makePasswordProofOld({ id }: Account) {
  await runSql(`update sessions set password_verified_at = now() - interval '11 minutes' where user_id = $1`, [id])
}

async function confirmEmail({ email, api }: Account) {
  const link = linksOf(await mailTo(email, 'Welcome to Thali')).find((href) => href.includes('/verify-email')) ?? ''
  await api.security.verifyEmail({ token: new URL(link).searchParams.get('token') ?? '' })
}

test('set up, sign in with a code, with a recovery code, and switch off', async () => {
  const client = await given.client()
  const page = await signedIn(client, { expects: /400|403/ })
  await open(page, '/settings')
  await expectToSee(page.getByText('Confirm your email address first.'))
  await confirmEmail(client)
  await page.reload()
  await callsWith().accounts.login({ email: client.email, password: client.password })
  await makePasswordProofOld(client)
  const { secret, recovery } = await setUp(page, client)
  await expectToSee(page.getByText('You have 10 recovery codes left.'))
  await mailTo(client.email, 'Two-step sign-in is on')

  const phone = await visitor({ viewport: PHONE, expects: /401/ })
  await enterPassword(phone, client)
  expect(await phone.evaluate('document.activeElement.id')).toBe('otp')
  expect(await phone.getByRole('textbox', { name: 'Code' }).getAttribute('autocomplete')).toBe('one-time-code')
  await expectSound(phone)
  await enterCode(phone, '000000')
  await expectToSee(phone.locator('#otp-error').getByText(/^This code is wrong/))
  await expectSound(phone)
  await enterCode(phone, codeOf(secret, 1))
  await expectPath(phone, '/dashboard')
  // The account was created through the API, so this browser is a new device.
  const notice = await mailTo(client.email, 'New sign-in to your account')
  expect(notice.text).toContain('Device: Chrome')
  expect(linksOf(notice).map((link) => new URL(link).pathname)).toEqual(['/forgot-password', '/settings'])

  const other = await visitor({ expects: /401/ })
  await enterPassword(other, client)
  await enterCode(other, recovery[0] ?? '')
  await expectPath(other, '/dashboard')
  await mailTo(client.email, 'A recovery code was used')

  await page.reload()
  await expectToSee(page.getByText('You have 9 recovery codes left.'))
  await page.getByRole('button', { name: 'Switch off' }).click()
  await makePasswordProofOld(client)
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await confirmation.getByLabel('Your password').fill(client.password)
  await confirmation.getByRole('textbox', { name: 'Code' }).fill(recovery[1] ?? '')
  await expectSound(page)
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expectToSee(page.getByRole('button', { name: 'Set up two-step sign-in' }))
  await mailTo(client.email, 'Two-step sign-in is off')
})
