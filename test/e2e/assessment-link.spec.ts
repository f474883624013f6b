import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { SITE } from '#domain/site/site.ts'
import { callsWith } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { expect, siteUrl, test, visitor } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

const api = callsWith()
const REFUSED = /status of 400/

/** A visitor who has sent the form; the path is the one in the confirmation mail. */
async function sender(): Promise<{ email: string; path: string }> {
  const email = `asha.${randomUUID().slice(0, 8)}@example.in`
  await api.assessments.create({
    full_name: 'Asha Verma',
    email,
    phone_number: '+91 98140 12345',
    age: 34,
    gender: 'female',
    height: 158.5,
    weight: 61,
    specific_concern: 'More energy in the afternoon',
    notice_accepted: true,
  })
  return { email, path: await linkIn(email, 'We have your health assessment') }
}

async function linkIn(email: string, subject: string): Promise<string> {
  const [link = ''] = linksOf(await mailTo(email, subject))
  return link.replace(siteUrl(), '')
}

const button = (page: Page, name: string) => page.getByRole('button', { name })
const erased = (page: Page) => page.getByText('We’ve deleted your submission for good.')
const focusedText = (page: Page) => page.evaluate<string>('document.activeElement?.textContent ?? ""')

test('the mailed link is not used up by a mere visit, shows the submission and erases it', async () => {
  const { email, path } = await sender()
  // The mail to the admins contains only whom to call.
  const notice = await mailTo(SITE.email, 'New health assessment', email)
  expect(notice.text).toContain('Phone: +91 98140 12345')
  // Including the decimal point, because the sender's address may contain the same digits.
  expect(notice.text).not.toMatch(/158\.5|afternoon/)
  // As a mail scanner does.
  const response = await fetch(siteUrl() + path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('Asha')

  const page = await visitor()
  await open(page, path)
  await open(page, path)
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Your health assessment' }))
  await button(page, 'Show what I sent').click()
  await expectToSee(page.getByRole('heading', { name: 'What you sent us' }))
  await eventually(() => focusedText(page)).toMatch(/^What you sent us/)
  for (const [label, value] of [
    ['Full Name', 'Asha Verma'],
    ['Email', email],
    ['Age', '34\u202fyears'],
    ['Gender', 'Female'],
    ['Height', '158.5\u202fcm'],
    ['Weight', '61\u202fkg'],
    ['Specific concern', 'More energy in the afternoon'],
  ] as const) {
    await expectToSee(page.getByText(label, { exact: true }), page.getByText(value, { exact: true }))
  }
  await expectSound(page)

  await button(page, 'Delete what I sent').click()
  const dialog = page.getByRole('dialog', { name: 'Delete what I sent' })
  await expectToSee(dialog)
  await eventually(() => focusedText(page)).toBe('Cancel')
  await expectSound(page)
  await page.keyboard.press('Escape')
  await expectNotToSee(dialog)
  await eventually(() => focusedText(page)).toMatch(/^Delete what I sent/)
  await button(page, 'Delete what I sent').click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expectToSee(erased(page))
  await expectNotToSee(page.getByText('More energy in the afternoon'))
  await expectSound(page)
})

test('a used link is exchanged for a new one by mail, which erases without showing', async () => {
  const { email, path } = await sender()
  const page = await visitor({ expects: REFUSED })
  await open(page, path)
  await button(page, 'Show what I sent').click()
  await expectToSee(page.getByText('Asha Verma'))
  await open(page, path)
  await button(page, 'Show what I sent').click()
  await expectToSee(page.getByRole('alert').getByText('This link is invalid, has been used or has expired.'))
  await expectSound(page)
  await button(page, 'Send me a new link').click()
  await expectToSee(
    page.getByText('If we still have your submission, a new link is on its way to the email address in it.'),
  )
  await open(page, await linkIn(email, 'Your new link to your health assessment'))
  await button(page, 'Delete what I sent').click()
  await button(page, 'Delete for good').click()
  await expectToSee(erased(page))
})

test('without a token the page says where to find the link; without a connection a retry works', async () => {
  const { path } = await sender()
  const page = await visitor({ expects: /ERR_INTERNET_DISCONNECTED/ })
  await open(page, '/assessment')
  await expectToSee(
    page.getByText('This page opens with the link in the email', { exact: false }),
    page.getByRole('link', { name: 'Fill in the health assessment' }),
  )
  await open(page, path)
  await page.context().setOffline(true)
  await button(page, 'Show what I sent').click()
  await expectToSee(page.getByRole('alert').getByText('You appear to be offline. Check your connection and try again.'))
  await page.context().setOffline(false)
  await button(page, 'Try again').click()
  await expectToSee(page.getByText('Asha Verma'))
})
