import { signedInAdmin } from './accounts.ts'
import { expectPath, expectSound, expectToSee } from './assertions.ts'
import { test } from './fixtures.ts'

test('the list of sources to check shows what is missing and where each is used', async () => {
  const page = await signedInAdmin()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sources to check' }).click()
  await expectPath(page, '/admin/sources')
  await expectToSee(
    page.getByRole('heading', { level: 1, name: 'Sources to check' }),
    page.getByRole('columnheader', { name: 'To check' }),
  )
  await page.getByRole('searchbox', { name: 'Search sources' }).fill('healthy diet (fact')
  await expectToSee(
    page.getByRole('heading', { name: '1 source', exact: true }),
    page.getByRole('link', { name: 'Healthy diet (fact sheet)' }),
    page.getByRole('cell', { name: 'Year', exact: true }),
    page.getByText('a balanced plate'),
  )
  await expectSound(page)

  await page.getByRole('searchbox', { name: 'Search sources' }).fill('no such document')
  await expectToSee(page.getByText('Nothing matches'))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All sources')
  await expectPath(page, '/admin/sources?shown=all')
})
