import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip } from '../unzip.ts'
import { given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectPath, expectSound, expectToSee } from './assertions.ts'
import { runSql } from './database.ts'
import { expect, siteUrl, test } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent')

const htmlOf = async (path: string) => (await fetch(siteUrl() + path)).text()

/** Starts the hourly run now. */
async function hourComes(): Promise<void> {
  await runSql(
    `
    insert into pgboss.job (name, policy, retry_limit, expire_seconds, deletion_seconds, keep_until)
    select name, policy, retry_limit, expire_seconds, deletion_seconds, now() + interval '1 day'
    from pgboss.queue where name = 'hourly'`,
    [],
  )
}

test('a person exports their data, reads the access log, asks for erasure, cancels it and is erased', async () => {
  const [client, dietitian, leaving] = await Promise.all([given.client(), given.dietitian(), given.dietitian()])
  const article = await given.blog(leaving)
  const request = await given.request(client, dietitian, 'What should I eat before a long walk?')
  await dietitian.api.consultations.get(request.id)
  await runSql(`insert into consents (user_id, kind, version) values ($1, 'terms', '2026-11')`, [client.id])
  // A wrong password, and an ended session.
  const page = await signedIn(client, { expects: /400|401/ })
  await open(page, '/settings')
  const privacy = page.getByRole('region', { name: 'Privacy' })

  await expectToSee(privacy.getByText(dietitian.name))
  await expectToSee(privacy.getByText(`Opened a request: no. ${request.id}`))
  await expectSound(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    privacy.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^thali-export-.*\.zip$/)
  const files = await unzip(await readFile(await download.path()))
  expect(files.has('README.txt')).toBe(true)

  await privacy.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByLabel('Your password').fill('not-my-password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToSee(dialog.getByText('This is not your current password.').first())
  await dialog.getByLabel('Your password').fill(client.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToSee(privacy.getByText(/^Your account will be deleted on \d/))
  await eventually(() => focused(page)).toMatch(/^Your account will be deleted on \d/)
  await expectSound(page)
  const mail = await mailTo(client.email, 'Your account will be deleted')
  expect(linksOf(mail).some((link) => link.endsWith('/settings#privacy'))).toBe(true)

  await privacy.getByRole('button', { name: 'Keep my account' }).press('Enter')
  await expectToSee(
    page.getByText('Your account won’t be deleted.').last(),
    privacy.getByRole('button', { name: 'Delete my account' }),
  )
  await eventually(() => focused(page)).toBe('Delete your account')
  await mailTo(client.email, 'Your account will not be deleted')

  await privacy.getByRole('button', { name: 'Withdraw' }).click()
  const withdrawal = page.getByRole('dialog', { name: 'Withdraw your agreement' })
  await withdrawal.getByRole('button', { name: 'Withdraw' }).click()
  await expectToSee(privacy.getByRole('button', { name: 'Keep my account' }))
  await eventually(() => focused(page)).toBe('What you agreed to')
  await runSql('update users set delete_on = now() where id in ($1, $2)', [client.id, leaving.id])
  await hourComes()
  await mailTo(client.email, 'Your account has been deleted')
  await mailTo(leaving.email, 'Your account has been deleted')
  await eventually(() => htmlOf(`/blogs/${article.id}`)).toContain('Former author')
  expect((await fetch(`${siteUrl()}/dietitians/${leaving.id}`)).status).toBe(404)

  await page.reload()
  await expectPath(page, /^\/login/)
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expectToSee(page.getByText('Invalid email or password.'))
  const anonymised = await dietitian.api.consultations.get(request.id)
  expect(anonymised).toMatchObject({ name: 'Deleted account', email: '', status: 'closed' })
})

test('a dietitian chooses whether published articles stay', async () => {
  const dietitian = await given.dietitian()
  const page = await signedIn(dietitian)
  await open(page, '/dietitian/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByRole('checkbox', { name: 'Keep my published articles' }).uncheck()
  await dialog.getByLabel('Your password').fill(dietitian.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToSee(page.getByText(/^Your account will be deleted on \d/))
  expect(await dietitian.api.privacy.deletion()).toMatchObject({ retain_articles: false })
})
