import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEFAULT_SETTINGS } from '#domain/site/site-settings.ts'
import { ADMIN_EMAIL, DEMO_PASSWORD } from '#server/demo/sign-ins.ts'
import { type Product, startProduct } from '../product-process.ts'
import { signInAs } from '../start/api-of.ts'
import { signIn } from './accounts.ts'
import { open } from './actions.ts'
import { errorLinks, eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, test, visitor } from './fixtures.ts'

const PHONE = '+91 172 500 0777'
const BANNER = 'The office is closed on Republic Day, 26 January.'
const OFFER = 'The first talk with the office is free.'

// In sequence in one worker, because each worker would start its own product and database.
test.describe.configure({ mode: 'default' })

let dataDir: string
let product: Product

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thali-site-'))
  // A separate product, because these changes would appear on every page of other tests.
  product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
})
test.afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const htmlOf = async (path: string) => (await fetch(product.url + path)).text()
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const saved = (page: Page) => page.getByText('Settings saved. They are on the site now.').last()

/** Another session of the admin. */
const otherAdmin = async () => (await signInAs(product.url, 'admin')).api

async function inAdminArea(path: string, options: { expects?: RegExp } = {}): Promise<Page> {
  const page = await visitor({ baseURL: product.url, ...options })
  await open(page, `/login?next=${path}`)
  await signIn(page, { email: ADMIN_EMAIL, password: DEMO_PASSWORD })
  await expectPath(page, path)
  return page
}

async function atSettings(options: { expects?: RegExp } = {}): Promise<Page> {
  const page = await inAdminArea('/admin/settings', options)
  await expectToSee(saveButton(page), page.getByRole('heading', { name: 'History' }))
  return page
}

test('an admin’s change is checked, previewed, and on the pages at once', async () => {
  // From now on the page is cached.
  expect(await htmlOf('/dietitians')).toContain(DEFAULT_SETTINGS.phone)
  const page = await atSettings()
  await expectToSee(page.getByText('No changes yet.'), page.getByText('No banner: pages begin'))
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Instagram').fill('instagram.com/thali')
  await saveButton(page).click()
  await eventually(() => errorLinks(page).count()).toBe(2)
  await expectToSee(page.getByRole('link', { name: /^Phone: Enter a phone number with 7 to 15 digits/ }))
  await expectSound(page)
  await page.getByLabel('Phone').fill(PHONE)
  await page.getByLabel('Instagram').fill('')
  await page.getByRole('textbox', { name: 'Banner' }).fill(BANNER)
  await page.getByRole('textbox', { name: 'Offer in the strip' }).fill(OFFER)
  await page.getByRole('radio', { name: /^Dt\./ }).check()
  await expectToSee(page.getByRole('figure').getByText(BANNER), page.getByText('Unsaved changes').first())
  await saveButton(page).click()
  await expectToSee(saved(page), page.getByText('Current', { exact: true }))

  const html = await htmlOf('/dietitians')
  expect(html).toContain(OFFER)
  expect(html).toMatch(/>Dt\. [A-Z]/)
  expect(html).not.toContain(DEFAULT_SETTINGS.phone)
  const reader = await visitor({ baseURL: product.url })
  await open(reader, '/dietitians')
  await expectToSee(
    reader.getByRole('banner').getByText(BANNER),
    reader.getByRole('contentinfo').getByRole('link', { name: PHONE }),
    reader.getByRole('link', { name: /^Dt\. / }).first(),
  )
  await expectNotToSee(reader.getByRole('link', { name: 'Instagram' }))
  await expectSound(reader)
})

test('two admins edit the settings without losing changes, and restore an earlier version', async () => {
  const page = await atSettings({ expects: /409/ })
  const secondAdmin = await otherAdmin()
  const { version } = await secondAdmin.siteSettings.get()
  await page.getByLabel('Street').fill('SCO 12, Sector 70')
  await secondAdmin.siteSettings.update({ version, facebook: '' })
  await saveButton(page).click()
  await expectToSee(page.getByText('The settings were changed elsewhere.'))
  await eventually(() => page.getByLabel('Facebook').inputValue()).toBe('')
  expect(await page.getByLabel('Street').inputValue()).toBe('SCO 12, Sector 70')

  await page.getByRole('link', { name: 'System' }).click()
  await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Stay' }).click()
  await saveButton(page).click()
  await expectToSee(saved(page))
  expect((await secondAdmin.siteSettings.get()).settings).toMatchObject({ street: 'SCO 12, Sector 70', facebook: '' })
  expect(await htmlOf('/contact')).toContain('SCO 12, Sector 70, Mohali')

  const first = page.getByRole('listitem').filter({ hasText: 'Default settings' })
  await first.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expectToSee(page.getByText('Settings restored. They are on the site now.'))
  await eventually(() => page.getByLabel('Phone').inputValue()).toBe(DEFAULT_SETTINGS.phone)
  expect(await htmlOf('/about')).toContain(DEFAULT_SETTINGS.phone)

  await page.getByRole('link', { name: 'System' }).click()
  await expectPath(page, '/admin/system')
  await expectToSee(
    page.getByRole('heading', { level: 1, name: 'System' }),
    page.getByRole('status').getByText('No backup has been recorded.'),
    page.getByRole('region', { name: 'Database' }).getByRole('row').nth(8),
  )
  await expectSound(page)
})

test('the launch checklist counts or clears every claim, and pages leave no gap for cleared ones', async () => {
  const admin = await otherAdmin()
  const page = await inAdminArea('/admin')
  const checklist = page.getByRole('region', { name: 'Before launch' })
  await expectToSee(
    checklist.getByText('Contact: support: 24/7'),
    checklist.getByText('Title before names: Dr.'),
    checklist.getByText('17 claims on the public pages have no source yet.'),
  )
  const legal = await htmlOf('/legal')
  const text = legal.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
  for (const claim of ['24/7', '5-star', '98%', '50K+', '50,000+', '5000+', 'Dr. ']) expect(text).not.toContain(claim)

  await checklist.getByRole('button', { name: 'Confirm Home: happy clients' }).click()
  await checklist.getByRole('button', { name: 'Save source' }).click()
  await expectToSee(checklist.getByText('Source is required'))
  await checklist.getByRole('textbox', { name: 'Source' }).fill('Client register, October 2026')
  await checklist.getByRole('button', { name: 'Save source' }).click()
  await expectToSee(checklist.getByText('16 claims on the public pages have no source yet.'))
  await expectSound(page)

  await checklist.getByRole('button', { name: 'Use counted figures' }).click()
  await expectToSee(checklist.getByText('5 claims on the public pages have no source yet.'))
  const home = await htmlOf('/')
  expect(home).toMatch(/50K\+.*happy clients/)
  expect(home).toMatch(/24<.*dietitians/)
  expect(home).not.toMatch(/98%|5-star/)

  await checklist.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
  await expectNotToSee(checklist)
  const reader = await visitor({ baseURL: product.url })
  await open(reader, '/')
  await expectToSee(reader.getByText('happy clients'), reader.getByRole('heading', { name: 'Early results' }))
  await expectNotToSee(reader.getByText('2 weeks'), reader.getByText('success rate'))
  await expectSound(reader)
  await open(reader, '/dietitians')
  await expectNotToSee(reader.getByText(/^Dr\. /).first())

  const { claims, version } = await admin.siteSettings.claims()
  await admin.siteSettings.decideClaims({ version, claims: claims.map(({ name }) => ({ name, state: 'cleared' })) })
  for (const path of ['/', '/membership', '/contact']) expect(await htmlOf(path)).not.toContain('in figures"')
  for (const path of ['/', '/contact', '/faq'])
    expect(await htmlOf(path)).not.toMatch(/free consultation<|first consultation/i)
  await admin.siteSettings.restore(1, { version: (await admin.siteSettings.get()).version })
  expect(await htmlOf('/')).toContain('98%')
})
