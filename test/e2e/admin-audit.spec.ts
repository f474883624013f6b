import { readFile } from 'node:fs/promises'
import { given, signedInAdmin } from './accounts.ts'
import { expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, test } from './fixtures.ts'

test('the log is filtered, read and downloaded', async () => {
  const [person, admin] = [await given.client('Meher'), await given.admin()]
  await admin.accounts.updateAccount(person.id, { role: 'dietitian' })
  const page = await signedInAdmin()
  await page.goto('/admin/audit')
  await expectToSee(page.getByRole('heading', { level: 1, name: 'Audit log' }), page.getByRole('table'))

  await page.getByRole('searchbox', { name: 'Who did it' }).fill(person.email)
  await expectPath(page, `/admin/audit?search=${encodeURIComponent(person.email)}`)
  await expectToSee(
    page.getByRole('heading', { name: '1 entry', exact: true }),
    page.getByRole('cell', { name: 'Created an account' }),
  )

  await page.getByRole('searchbox', { name: 'Who did it' }).fill('')
  await page.getByLabel('What was done').selectOption('account.role_changed')
  await page.getByLabel('To what').selectOption('user')
  await page.getByLabel('Its number').fill(String(person.id))
  await page.getByLabel('Its number').press('Enter')
  await expectPath(page, `/admin/audit?action=account.role_changed&target_type=user&target_id=${person.id}`)
  // The previous list had a single entry too, so wait for the person's row instead of the heading.
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: `User ${person.id}`, exact: true }) })
  await expectToSee(
    row.getByText('Role: User → Dietitian'),
    page.getByRole('heading', { name: '1 entry', exact: true }),
  )
  await expectSound(page)

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Changed a role')

  await page.getByLabel('From').fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).fill('2020-01-02')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expectPath(page, '/admin/audit')
  // Filtered by kind, because other tests' actions soon fill a page of the whole log.
  await page.getByLabel('What was done').selectOption('audit.exported')
  await expectToSee(page.getByRole('table').getByText('Downloaded the audit log').first())
})
