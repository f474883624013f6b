import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { expect, PHONE, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

const isVerified = async (api: Awaited<ReturnType<typeof given.client>>['api']) =>
  (await api.security.status()).email_verified

test('an address is confirmed once, by a button on the mailed page', async () => {
  const client = await given.client()
  const page = await signedIn(client, { expects: /400/ })
  await open(page, '/profile')
  const banner = page.getByText(`Please confirm your email address ${client.email}`)
  await expectToSee(banner)
  await expectSound(page)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expectToSee(page.getByText('We’ve sent you a new link.'))

  const [link = ''] = linksOf(await mailTo(client.email, 'Confirm your email address'))
  await open(page, link)
  await expectToSee(page.getByRole('heading', { name: 'Confirm your email address' }))
  expect(await isVerified(client.api)).toBe(false)
  await expectSound(page)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expectToSee(page.getByText('Your email address is confirmed.'))
  expect(await isVerified(client.api)).toBe(true)
  await page.getByRole('link', { name: 'Go to My Profile' }).click()
  await expectToSee(page.getByRole('heading', { level: 1, name: client.name }))
  await expectNotToSee(banner)

  await open(page, link)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
  await expectToSee(page.getByText('Your email address is already confirmed.'))
  await expectSound(page)
})

test('on another device the link of the welcome mail asks for a sign-in, and returns to its page', async () => {
  const client = await given.client()
  const links = linksOf(await mailTo(client.email, 'Welcome to Thali'))
  const phone = await visitor({ viewport: PHONE })
  await open(phone, links.find((link) => link.includes('/verify-email')) ?? '')
  await expectToSee(phone.getByText('Sign in to the account with this email address to confirm it.'))
  await expectSound(phone)
  expect(await isVerified(client.api)).toBe(false)
  await phone.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await phone.getByLabel('Email').fill(client.email)
  await phone.getByLabel('Password', { exact: true }).fill(client.password)
  await phone.getByRole('button', { name: 'Login' }).click()
  await phone.getByRole('button', { name: 'Confirm email address' }).click()
  await expectToSee(phone.getByText('Your email address is confirmed.'))
  expect(await isVerified(client.api)).toBe(true)
})
