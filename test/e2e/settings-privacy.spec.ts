import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip } from '../unzip.ts'
import { callsWith, given, signedIn } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectPath, expectSound, expectToSee } from './assertions.ts'
import { runSql } from './database.ts'
import { expect, test } from './fixtures.ts'
import { linksOf, mailTo } from './mails.ts'

const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent')

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
  const [client, dietitian] = await Promise.all([given.client(), given.dietitian()])
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
  expect(files.get('README.txt')?.toString()).toContain('data/requests-sent.json')
  expect(files.get('data/account.csv')?.toString()).toContain(client.email)
  const sent = JSON.parse(files.get('data/requests-sent.json')?.toString() ?? '')
  expect(sent).toMatchObject([{ id: request.id, message: 'What should I eat before a long walk?' }])

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
  await runSql('update users set delete_on = now() where id = $1', [client.id])
  await hourComes()
  await mailTo(client.email, 'Your account has been deleted')

  await page.reload()
  await expectPath(page, /^\/login/)
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expectToSee(page.getByText('Invalid email or password.'))
  const anonymised = await dietitian.api.consultations.get(request.id)
  expect(anonymised).toMatchObject({ name: 'Deleted account', email: '', status: 'closed' })
})

test('a dietitian’s deletion closes open requests, and the article stays under "Former author"', async () => {
  const [client, dietitian] = await Promise.all([given.client('Ravi'), given.dietitian()])
  const [request, blog] = await Promise.all([
    given.request(client, dietitian, 'What should I eat before a long walk?'),
    given.blog(dietitian),
  ])
  const page = await signedIn(dietitian, { expects: /401|404/ })
  await open(page, '/dietitian/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account' })
  await dialog.getByLabel('Your password').fill(dietitian.password)
  await expectToSee(dialog.getByRole('checkbox', { name: 'Keep my published articles' }))
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expectToSee(page.getByText(/^Your account will be deleted on \d/))
  await runSql('update users set delete_on = now() where id = $1', [dietitian.id])
  await hourComes()
  await mailTo(client.email, 'Your consultation request was closed')
  await mailTo(dietitian.email, 'Your account has been deleted')

  await eventually(async () => (await callsWith().blogs.get(blog.id)).author.full_name).toBe('Former author')
  await open(page, `/blogs/${blog.id}`)
  await expectToSee(page.getByText('Former author').first())
  expect((await page.goto(`/dietitians/${dietitian.id}`))?.status()).toBe(404)

  const clients = await signedIn(client)
  await open(clients, `/profile#request-${request.id}`)
  await expectToSee(clients.getByRole('heading', { name: 'Deleted account' }))
})
